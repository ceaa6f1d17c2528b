import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { isAdmin } from "../../../src/domain/users/user.ts";
import { hasFactor } from "../second-factor/has-factor.ts";
import {
  closedTo,
  rememberingAddress,
  type LoginOrigin,
  type LoginResult,
  type Wish,
} from "./login.ts";
import { makeToken } from "./make-token.ts";
import { accountOf, takeLoginTry, type LoginLimits, type LoginTry } from "./login-limits.ts";
import { openSession, type SessionPorts } from "./open-session.ts";
import type { Applicant, PasswordHasher } from "./password-hasher.ts";
import type { UserWork } from "../stores.ts";
import type { Account, Users } from "../administration/users.ts";

type Ports = SessionPorts & {
  readonly users: Pick<Users, "withUsername">;
  readonly hasher: PasswordHasher;
  readonly limits: LoginLimits;
  readonly userWork: UserWork;
};

type Login = LoginOrigin & { readonly username: string; readonly password: string };

/**
 * Opens a session for a username and its password, or asks for a code if there is a second factor; a refusal does not
 * reveal which of the two is wrong.
 */
export const logIn = (ports: Ports) => entering(ports, "log-in");

/** The same, and cancels the requested removal of the account. */
export const comeBack = (ports: Ports) => entering(ports, "come-back");

const entering =
  (ports: Ports, wish: Wish) =>
  async (login: Login): Promise<LoginResult> => {
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
    const entered = await goOn(ports, account, login.device, wish);
    return rememberingAddress(limits, entered, login.address);
  };

const applicantOf = (login: LoginTry, account: Account | null): Applicant => ({
  origin: login.address,
  account: accountOf(login),
  administers: account !== null && isAdmin(account.user),
});

/** Reads the account again under its lock: it may have changed while the password was verified. */
const goOn = (ports: Ports, verified: Account, device: string, wish: Wish): Promise<LoginResult> =>
  ports.userWork(verified.user.id, async (stores): Promise<LoginResult> => {
    const account = await stores.users.withId(verified.user.id);
    if (account?.passwordHash !== verified.passwordHash) return refused("bad-credentials");
    const closed = closedTo(account, wish, ports.clock.now(), "bad-credentials");
    if (closed !== null) return refused(closed);
    if (!(await hasFactor(stores, account.user.id)))
      return openSession(ports)(stores, account, device);
    const passwordDigest = ports.mint.digestOf(account.passwordHash);
    const purpose = { kind: "code", owner: account.user.id, passwordDigest } as const;
    const challenge = await makeToken(ports)(stores.oneTimeTokens, purpose);
    return accepted({ type: "code-wanted", challenge });
  });
