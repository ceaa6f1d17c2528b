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
 * How many links somebody may have at once. A further one is not sent: those that they have are still good, so that
 * nobody can make them useless by asking, nor fill a mailbox.
 */
const MOST_LINKS = 3;

/**
 * Sends whoever has an email a link for a new password. Who has an account is only looked up behind the answer, which
 * is the same, and takes the same time, whether there is one or not.
 */
export const askForRecovery =
  (ports: Ports) =>
  async (email: string, address: string): Promise<Result<null, TooMany>> => {
    const { limits, mail } = ports;
    // The address comes first: one that is refused leaves no trace of the accounts that it tries.
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
    if ((await countGood(ports, oneTimeTokens, id, "reset")) >= MOST_LINKS) return null;
    return makeToken(ports)(oneTimeTokens, { kind: "reset", owner: id });
  });
  return token === null ? null : { to: account.user.email, ...wordRecoveryMail(username, token) };
}
