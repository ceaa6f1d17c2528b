import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { makeToken } from "../login/make-token.ts";
import type { Letter, Mail } from "../mail.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { TokenMint } from "../login/token-mint.ts";
import type { Users } from "../administration/users.ts";
import type { Actor } from "../presence/prove-password.ts";
import { renewEmail } from "./renew-email.ts";

type Ports = Parameters<typeof renewEmail>[0] & {
  readonly users: Pick<Users, "withId" | "withEmail">;
  readonly mint: TokenMint;
  readonly mail: Mail | null;
  readonly wordNewEmailMail: (username: string, token: string) => Omit<Letter, "to">;
  readonly limit: RateLimit;
};

export type EmailRefusal = "same-email" | "email-taken" | "unauthenticated" | TooMany;

/** Whether the new email is valid at once, or only after its confirmation link is opened. */
export type EmailOutcome = "changed" | "to-confirm";

/**
 * Changes a user's own email: with mail, once the new address is confirmed; without, at once. A taken address is
 * reported as in a registration, with the same rate limit.
 */
export const changeOwnEmail =
  (ports: Ports) =>
  async (actor: Actor, email: string): Promise<Result<EmailOutcome, EmailRefusal>> => {
    const { users, limit, mail } = ports;
    const { id } = actor.user;
    const taken = await limit.take(id);
    if (!taken.ok) return taken;
    const account = await users.withId(id);
    if (account === null) return refused("unauthenticated");
    if (account.user.email === email) return refused("same-email");
    const holder = await users.withEmail(email);
    if (holder !== null && holder.user.id !== id) return refused("email-taken");
    if (mail !== null) return sendLink(ports, mail, actor, email);
    const renewed = await renewEmail(ports)(id, async () => ({ email, session: actor.session }));
    if (renewed.ok) return accepted("changed");
    return refused(renewed.reason === "email-taken" ? "email-taken" : "unauthenticated");
  };

/** The newest link replaces those before it. */
async function sendLink(
  ports: Ports,
  mail: Mail,
  { user, session }: Actor,
  email: string,
): Promise<Result<EmailOutcome, EmailRefusal>> {
  const token = await ports.userWork(user.id, async ({ users, oneTimeTokens }) => {
    if ((await users.withId(user.id)) === null) return null;
    await oneTimeTokens.removeOf(user.id, ["email"]);
    return makeToken(ports)(oneTimeTokens, { kind: "email", owner: user.id, session, email });
  });
  if (token === null) return refused("unauthenticated");
  mail.post(async () => ({ to: email, ...ports.wordNewEmailMail(user.username, token) }));
  return accepted("to-confirm");
}
