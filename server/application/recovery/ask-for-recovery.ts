import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import { countGood, makeToken } from "../login/make-token.ts";
import type { Clock } from "../clock.ts";
import type { Letter, Mail } from "../mail.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { UserWork } from "../stores.ts";
import type { TokenMint } from "../login/token-mint.ts";
import type { Users } from "../administration/users.ts";

type Ports = {
  readonly users: Pick<Users, "withEmail">;
  readonly userWork: UserWork;
  readonly mint: TokenMint;
  readonly clock: Clock;
  readonly mail: Mail | null;
  readonly wordRecoveryMail: (username: string, token: string) => Omit<Letter, "to">;
  readonly limits: { readonly perAddress: RateLimit; readonly perAccount: RateLimit };
};

/**
 * The most links of a user at once. A further one is not sent: the existing ones stay valid, so a flood of requests can
 * neither invalidate them nor fill a mailbox.
 */
const MAX_LINKS = 3;

/**
 * Mails a link for a new password. Whether the email has an account is only looked up after the response, which is the
 * same, after the same time, in both cases.
 */
export const askForRecovery =
  (ports: Ports) =>
  async (email: string, address: string): Promise<Result<null, TooMany>> => {
    const { limits, mail } = ports;
    // The address first: a refused address leaves no trace of the accounts that it tries.
    const byAddress = await limits.perAddress.take(address);
    if (!byAddress.ok) return byAddress;
    const byAccount = await limits.perAccount.take(email.toLowerCase());
    if (!byAccount.ok) return byAccount;
    mail?.post(() => letterFor(ports, email));
    return accepted(null);
  };

async function letterFor(ports: Ports, email: string): Promise<Letter | null> {
  const { users, userWork, wordRecoveryMail } = ports;
  const account = await users.withEmail(email);
  if (account === null) return null;
  const { id, username } = account.user;
  const token = await userWork(id, async ({ users: locked, oneTimeTokens }) => {
    const there = await locked.withId(id);
    if (there?.user.email !== account.user.email) return null;
    if ((await countGood(ports, oneTimeTokens, id, "reset")) >= MAX_LINKS) return null;
    return makeToken(ports)(oneTimeTokens, { kind: "reset", owner: id });
  });
  return token === null ? null : { to: account.user.email, ...wordRecoveryMail(username, token) };
}
