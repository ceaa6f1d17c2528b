import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import { isAdmin } from "../../../src/domain/users/user.ts";
import { hasFactor } from "../has-factor.ts";
import { CHALLENGE_SPAN } from "../login-challenge.ts";
import { accountOf, takeLoginTry, type LoginLimits, type LoginTry } from "../login-limits.ts";
import { openSession, type SessionPorts } from "../open-session.ts";
import type { Instant } from "../ports/clock.ts";
import type { Applicant, PasswordHasher } from "../ports/password-hasher.ts";
import type { TooMany } from "../ports/rate-limit.ts";
import type { Stores, UserWork } from "../ports/stores.ts";
import type { NewToken } from "../ports/tokens.ts";
import type { Account, Users } from "../ports/users.ts";

type Ports = SessionPorts & {
  readonly users: Pick<Users, "withUsername">;
  readonly hasher: PasswordHasher;
  readonly limits: LoginLimits;
  readonly userWork: UserWork;
};

/** The person of an account wants it removed, and can have it back until then. */
export type Leaving = { readonly leavesAt: Instant };

export type LoginRefusal = "bad-credentials" | "suspended" | "busy" | TooMany | Leaving;

type Login = LoginTry & Pick<NewToken, "device"> & { readonly password: string };

/** Whether whoever logs in has an account back that they wanted removed. */
export type Wish = "log-in" | "come-back";

/**
 * Opens a session for a username and its password, or asks for a code where there is a second factor; which of the two
 * is wrong stays untold.
 */
export const logIn = (ports: Ports) => entering(ports, "log-in");

/** The same, and an account whose person wanted it removed stays after all. */
export const comeBack = (ports: Ports) => entering(ports, "come-back");

const entering =
  (ports: Ports, wish: Wish) =>
  async (login: Login): Promise<Result<LoginOutcome, LoginRefusal>> => {
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
    const outcome = await goOn(ports, account, login.device, wish);
    if (outcome.ok && "token" in outcome.value)
      await limits.familiar.remember(accountOf(login), login.address);
    return outcome;
  };

const applicantOf = (login: LoginTry, account: Account | null): Applicant => ({
  origin: login.address,
  account: accountOf(login),
  administers: account !== null && isAdmin(account.user),
});

/** Looks at the account again under its lock: while the password was verified it may have changed. */
const goOn = (
  ports: Ports,
  verified: Account,
  device: string,
  wish: Wish,
): Promise<Result<LoginOutcome, LoginRefusal>> =>
  ports.userWork(verified.user.id, async (stores) => {
    const account = await stores.users.withId(verified.user.id);
    if (account?.passwordHash !== verified.passwordHash) return refused("bad-credentials");
    const { user, leavesAt } = account;
    if (stayOf(leavesAt, ports.clock.now()) === "gone") return refused("bad-credentials");
    if (user.status === "suspended") return refused("suspended");
    if (leavesAt !== null && wish === "log-in") return refused({ leavesAt });
    return accepted(
      (await hasFactor(stores, user.id))
        ? { challenge: await newChallenge(ports, stores, account) }
        : await openSession(ports)(stores, account, device),
    );
  });

async function newChallenge(
  { mint, clock }: Ports,
  { loginChallenges }: Pick<Stores, "loginChallenges">,
  { user, passwordHash }: Account,
): Promise<string> {
  const challenge = mint.newToken();
  const now = clock.now();
  await loginChallenges.removeOlder(user.id, now - CHALLENGE_SPAN);
  const passwordDigest = mint.digestOf(passwordHash);
  const kept = { owner: user.id, passwordDigest, madeAt: now };
  await loginChallenges.add(mint.digestOf(challenge), kept);
  return challenge;
}
