import { refused } from "../../../src/domain/shared/result.ts";
import { limitOfCode, type CodeLimits } from "../second-factor/code-limits.ts";
import { closedTo, rememberingAddress, type LoginOrigin, type LoginResult } from "./login.ts";
import { takeLoginTry, type LoginLimits } from "./login-limits.ts";
import { goodToken } from "./make-token.ts";
import { openSession, type SessionPorts } from "./open-session.ts";
import type { OneTimeTokens } from "./one-time-tokens.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { Account, Users } from "../administration/users.ts";
import { spendCode, type CodePorts } from "../second-factor/spend-code.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = SessionPorts &
  CodePorts &
  AccountEventMail & {
    readonly users: Pick<Users, "withId">;
    readonly oneTimeTokens: Pick<OneTimeTokens, "find">;
    readonly userWork: UserWork;
    readonly limits: LoginLimits;
    readonly codes: CodeLimits;
  };

/** The second step of a login: the challenge from the first one, and a code. */
type CodeLogin = LoginOrigin & { readonly challenge: string; readonly code: string };

/** Opens a session for a code that follows a correct password. */
export const logInWithCode =
  (ports: Ports) =>
  async (login: CodeLogin): Promise<LoginResult> => {
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
    const entered = await takeStep(ports, account, { ...login, digest });
    if (!entered.ok && entered.reason === "wrong-code") return entered;
    await limit.giveBack(key);
    await held.value.didNotFail();
    return rememberingAddress(limits, entered, login.address);
  };

async function accountBehind(
  { users, oneTimeTokens }: Pick<Ports, "users" | "oneTimeTokens">,
  digest: string,
): Promise<Account | null> {
  const kept = await oneTimeTokens.find("code", digest);
  return kept && users.withId(kept.owner);
}

/** Checks challenge, account and code under the user's lock, so that each is used only once. */
const takeStep = (
  ports: Ports,
  { user: { id } }: Account,
  { digest, code, device }: CodeLogin & { readonly digest: string },
) =>
  ports.userWork(id, async (stores): Promise<LoginResult> => {
    const account = await stores.users.withId(id);
    if (account === null || !(await isStillOpen(ports, stores, account, digest)))
      return refused("challenge-gone");
    // The correct password for an account that is leaving has already cancelled the leaving.
    const closed = closedTo(account, "come-back", ports.clock.now(), "challenge-gone");
    if (closed !== null) return refused(closed);
    await stores.oneTimeTokens.countTry(digest);
    const spent = await spendCode(ports)(stores, id, code);
    if (!spent.ok) return spent;
    await stores.oneTimeTokens.removeOf(id, ["code"]);
    return openSession(ports)(stores, account, device);
  });

/** Whether a login still waits for its code, and the password has not changed. */
async function isStillOpen(
  ports: Pick<Ports, "mint" | "clock">,
  { oneTimeTokens }: Pick<Stores, "oneTimeTokens">,
  { passwordHash }: Account,
  digest: string,
): Promise<boolean> {
  const kept = await goodToken(ports, oneTimeTokens, "code", digest);
  return kept?.passwordDigest === ports.mint.digestOf(passwordHash);
}
