import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { limitOfCode, type CodeLimits } from "../code-limits.ts";
import { isOpen } from "../login-challenge.ts";
import { accountOf, takeLoginTry, type LoginLimits } from "../login-limits.ts";
import { openSession, type SessionPorts } from "../open-session.ts";
import type { LoginChallenges } from "../ports/login-challenges.ts";
import type { TooMany } from "../ports/rate-limit.ts";
import type { Stores, UserWork } from "../ports/stores.ts";
import type { Account, Users } from "../ports/users.ts";
import { spendCode, type CodePorts, type CodeRefusal } from "../spend-code.ts";
import type { AccountTelling } from "../tell-account.ts";

type Ports = SessionPorts &
  CodePorts &
  AccountTelling & {
    readonly users: Pick<Users, "withId">;
    readonly loginChallenges: Pick<LoginChallenges, "withDigest">;
    readonly userWork: UserWork;
    readonly limits: LoginLimits;
    readonly codes: CodeLimits;
  };

/** The second step of a login: what its first one answered, and a code. */
export type CodeLogin = {
  readonly challenge: string;
  readonly code: string;
  readonly address: string;
  readonly device: string;
};

/** "challenge-gone" if the login has to begin anew. */
export type CodeLoginRefusal = CodeRefusal | "challenge-gone" | "suspended" | TooMany;

/** Opens a session for a code that follows a right password. */
export const logInWithCode =
  (ports: Ports) =>
  async (login: CodeLogin): Promise<Result<Session, CodeLoginRefusal>> => {
    const { limits, codes, mint } = ports;
    const digest = mint.digestOf(login.challenge);
    const account = await accountBehind(ports, digest);
    const tried = { username: account?.user.username ?? digest, address: login.address };
    const held = await takeLoginTry(limits)(tried);
    if (!held.ok) return held;
    if (account === null) return refused("challenge-gone");
    const { limit, key } = await limitOfCode(codes, limits.familiar, {
      ...login,
      user: account.user,
    });
    const taken = await limit.take(key);
    if (!taken.ok) {
      await held.value.didNotCount();
      return taken;
    }
    const session = await takeStep(ports, account, { ...login, digest });
    if (!session.ok && session.reason === "wrong-code") return session;
    await limit.giveBack(key);
    await held.value.didNotFail();
    if (session.ok) await limits.familiar.remember(accountOf(tried), login.address);
    return session;
  };

async function accountBehind(
  { users, loginChallenges }: Pick<Ports, "users" | "loginChallenges">,
  digest: string,
): Promise<Account | null> {
  const kept = await loginChallenges.withDigest(digest);
  return kept && users.withId(kept.owner);
}

/** Looks at challenge, account and code under the lock of their user, so that each counts once. */
const takeStep = (
  ports: Ports,
  { user: { id } }: Account,
  { digest, code, device }: CodeLogin & { readonly digest: string },
) =>
  ports.userWork(id, async (stores): Promise<Result<Session, CodeLoginRefusal>> => {
    const account = await stores.users.withId(id);
    if (account === null || !(await isStillOpen(ports, stores, account, digest)))
      return refused("challenge-gone");
    if (account.user.status === "suspended") return refused("suspended");
    await stores.loginChallenges.countTry(digest);
    const spent = await spendCode(ports)(stores, id, code);
    if (!spent.ok) return spent;
    await stores.loginChallenges.removeAllOf(id);
    return accepted(await openSession(ports)(stores, account, device));
  });

async function isStillOpen(
  { mint, clock }: Pick<Ports, "mint" | "clock">,
  { loginChallenges }: Pick<Stores, "loginChallenges">,
  { passwordHash, leavesAt }: Account,
  digest: string,
): Promise<boolean> {
  const kept = await loginChallenges.withDigest(digest);
  return (
    kept !== null &&
    stayOf(leavesAt, clock.now()) !== "gone" &&
    isOpen(kept, clock.now()) &&
    kept.passwordDigest === mint.digestOf(passwordHash)
  );
}
