import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import { isAdmin } from "../../../src/domain/users/user.ts";
import { accountOf, takeLoginTry, type LoginLimits, type LoginTry } from "../login-limits.ts";
import { openSession, type SessionPorts } from "../open-session.ts";
import type { Instant } from "../ports/clock.ts";
import type { Applicant, PasswordHasher } from "../ports/password-hasher.ts";
import type { TooMany } from "../ports/rate-limit.ts";
import type { RememberedDeletions } from "../ports/remembered-deletions.ts";
import type { UserWork } from "../ports/stores.ts";
import type { NewToken } from "../ports/tokens.ts";
import type { Account, Users } from "../ports/users.ts";

type Ports = SessionPorts & {
  readonly users: Pick<Users, "withUsername">;
  readonly hasher: PasswordHasher;
  readonly limits: LoginLimits;
  readonly userWork: UserWork;
  readonly deletions: RememberedDeletions;
};

/** The person of an account wants it removed, and can have it back until then. */
export type Leaving = { readonly leavesAt: Instant };

export type LoginRefusal = "bad-credentials" | "suspended" | "busy" | TooMany | Leaving;

type Login = LoginTry & Pick<NewToken, "device"> & { readonly password: string };

/** Whether whoever logs in has an account back that they wanted removed. */
type Wish = "log-in" | "come-back";

/** Opens a session for a username and its password; which of the two is wrong stays untold. */
export const logIn = (ports: Ports) => entering(ports, "log-in");

/** The same, and an account whose person wanted it removed stays after all. */
export const comeBack = (ports: Ports) => entering(ports, "come-back");

const entering =
  (ports: Ports, wish: Wish) =>
  async (login: Login): Promise<Result<Session, LoginRefusal>> => {
    const { users, hasher, limits } = ports;
    const held = await takeLoginTry(limits)(login);
    if (!held.ok) return held;
    const account = await users.withUsername(login.username);
    const hash = account?.passwordHash ?? hasher.decoy;
    const verified = await hasher.verify(hash, login.password, applicantOf(login, account));
    if (!verified.ok) {
      await held.value.didNotCount();
      return verified;
    }
    if (!verified.value || account === null) return refused("bad-credentials");
    await held.value.didNotFail();
    const session = await enter(ports, account, login.device, wish);
    if (session.ok) await limits.familiar.remember(accountOf(login), login.address);
    return session;
  };

const applicantOf = (login: LoginTry, account: Account | null): Applicant => ({
  origin: login.address,
  account: accountOf(login),
  administers: account !== null && isAdmin(account.user),
});

/** Looks at the account again under its lock: while the password was verified it may have changed. */
async function enter(
  ports: Ports,
  verified: Account,
  device: string,
  wish: Wish,
): Promise<Result<Session, LoginRefusal>> {
  const { userWork, clock, deletions } = ports;
  return userWork(verified.user.id, async (stores) => {
    const { users } = stores;
    const account = await users.withId(verified.user.id);
    if (account?.passwordHash !== verified.passwordHash) return refused("bad-credentials");
    const { user, leavesAt } = account;
    const now = clock.now();
    if (stayOf(leavesAt, now) === "gone") return refused("bad-credentials");
    if (user.status === "suspended") return refused("suspended");
    if (leavesAt !== null && wish === "log-in") return refused({ leavesAt });
    if (leavesAt !== null) {
      // Before it is done: whatever is remembered wrongly must not take an account away.
      await deletions.remember(user.id, null, now);
      await users.setLeaving(user.id, null);
    }
    return accepted(await openSession(ports)(stores, user, device));
  });
}
