import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { KeyProof } from "../../../src/domain/users/passkey.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { accountOf, takeAddressTry, type LoginLimits } from "../login-limits.ts";
import { openSession, type SessionPorts } from "../open-session.ts";
import type { ChallengePorts } from "../passkey-challenge.ts";
import type { Ceremonies } from "../ports/ceremonies.ts";
import type { Passkeys } from "../ports/passkeys.ts";
import type { TooMany } from "../ports/rate-limit.ts";
import type { Leaving, Wish } from "./log-in.ts";
import type { UserWork } from "../ports/stores.ts";
import type { NewToken } from "../ports/tokens.ts";
import { provePasskey, noteKeyUse, type ProvenKey } from "../prove-passkey.ts";
import type { AccountTelling } from "../tell-account.ts";

type Ports = ChallengePorts &
  SessionPorts &
  AccountTelling & {
    readonly passkeys: Pick<Passkeys, "withCredential">;
    /** Null where passkeys cannot be used. */
    readonly ceremonies: Ceremonies | null;
    readonly userWork: UserWork;
    readonly limits: LoginLimits;
  };

/** The parts of a login with a proof. */
export type PasskeyLogin = Pick<NewToken, "device"> & {
  readonly proof: KeyProof;
  readonly address: string;
};

/** Why a key opens no session; of a bad one it stays untold what is wrong with it. */
export type PasskeyLoginRefusal = "passkeys-off" | "bad-passkey" | "suspended" | TooMany | Leaving;

/** Opens a session for whoever shows a key with which they verified themselves: that is both factors at once. */
export const logInWithPasskey = (ports: Ports) => entering(ports, "log-in");

/** The same, and an account whose person wanted it removed stays after all. */
export const comeBackWithPasskey = (ports: Ports) => entering(ports, "come-back");

const entering =
  (ports: Ports, wish: Wish) =>
  async (login: PasskeyLogin): Promise<Result<Session, PasskeyLoginRefusal>> => {
    const { ceremonies, limits } = ports;
    if (ceremonies === null) return refused("passkeys-off");
    const held = await takeAddressTry(limits)(login.address);
    if (!held.ok) return held;
    const proven = await provePasskey(ports, ceremonies)(login.proof, "login", null);
    if (proven === null) return refused("bad-passkey");
    const session = await enter(ports, proven, login.device, wish);
    if (!session.ok && session.reason === "bad-passkey") return session;
    await held.value.didNotFail();
    if (session.ok) await limits.familiar.remember(accountOf(session.value.user), login.address);
    return session;
  };

/** Looks at the account again under its lock: meanwhile it may have changed. */
const enter = (
  ports: Ports,
  proven: ProvenKey,
  device: string,
  wish: Wish,
): Promise<Result<Session, PasskeyLoginRefusal>> =>
  ports.userWork(
    proven.passkey.owner,
    async (stores): Promise<Result<Session, PasskeyLoginRefusal>> => {
      const used = await noteKeyUse(ports)(stores, proven);
      if (!used.ok) return used;
      const account = await stores.users.withId(proven.passkey.owner);
      if (account === null) return refused("bad-passkey");
      const { user, leavesAt } = account;
      if (stayOf(leavesAt, ports.clock.now()) === "gone") return refused("bad-passkey");
      if (user.status === "suspended") return refused("suspended");
      if (leavesAt !== null && wish === "log-in") return refused({ leavesAt });
      return accepted(await openSession(ports)(stores, account, device));
    },
  );
