import { refused } from "../../../src/domain/shared/result.ts";
import type { KeyProof } from "../../../src/domain/users/passkey.ts";
import {
  closedTo,
  rememberingAddress,
  type LoginOrigin,
  type LoginResult,
  type Wish,
} from "../login/login.ts";
import { takeAddressTry, type LoginLimits } from "../login/login-limits.ts";
import { openSession, type SessionPorts } from "../login/open-session.ts";
import type { ChallengePorts } from "./passkey-challenge.ts";
import type { Ceremonies } from "./ceremonies.ts";
import type { Passkeys } from "./passkeys.ts";
import type { UserWork } from "../stores.ts";
import { provePasskey, noteKeyUse, type ProvenKey } from "./prove-passkey.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = ChallengePorts &
  SessionPorts &
  AccountEventMail & {
    readonly passkeys: Pick<Passkeys, "withCredential">;
    /** Null where passkeys are not available. */
    readonly ceremonies: Ceremonies | null;
    readonly userWork: UserWork;
    readonly limits: LoginLimits;
  };

/** A login with a passkey's proof. */
type PasskeyLogin = LoginOrigin & { readonly proof: KeyProof };

/** Opens a session for a passkey with user verification, which is both factors at once. */
export const logInWithPasskey = (ports: Ports) => entering(ports, "log-in");

/** The same, and cancels the requested removal of the account. */
export const comeBackWithPasskey = (ports: Ports) => entering(ports, "come-back");

const entering =
  (ports: Ports, wish: Wish) =>
  async (login: PasskeyLogin): Promise<LoginResult> => {
    const { ceremonies, limits } = ports;
    if (ceremonies === null) return refused("passkeys-off");
    const held = await takeAddressTry(limits)(login.address);
    if (!held.ok) return held;
    const proven = await provePasskey(ports, ceremonies)(login.proof, "login", null);
    if (proven === null) return refused("bad-passkey");
    const entered = await enter(ports, proven, login.device, wish);
    if (!entered.ok && entered.reason === "bad-passkey") return entered;
    await held.value.didNotFail();
    return rememberingAddress(limits, entered, login.address);
  };

/** Reads the account again under its lock: it may have changed meanwhile. */
const enter = (ports: Ports, proven: ProvenKey, device: string, wish: Wish): Promise<LoginResult> =>
  ports.userWork(proven.passkey.owner, async (stores): Promise<LoginResult> => {
    const used = await noteKeyUse(ports)(stores, proven);
    if (!used.ok) return used;
    const account = await stores.users.withId(proven.passkey.owner);
    if (account === null) return refused("bad-passkey");
    const closed = closedTo(account, wish, ports.clock.now(), "bad-passkey");
    return closed === null ? openSession(ports)(stores, account, device) : refused(closed);
  });
