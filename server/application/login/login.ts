import type { Result } from "../../../src/domain/shared/result.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import { accountOf, type LoginLimits } from "./login-limits.ts";
import type { Instant } from "../clock.ts";
import type { TooMany } from "./rate-limit.ts";
import type { Account } from "../administration/users.ts";
import type { CodeRefusal } from "../second-factor/spend-code.ts";

/** The user asked to delete the account, and can cancel that until then. */
type Leaving = { readonly leavesAt: Instant };

/** Why a proof of somebody not signed in is refused; a bad one is not explained further. */
type BadProof =
  | "bad-credentials"
  | "bad-passkey"
  | CodeRefusal
  /** The login must start again. */
  | "challenge-gone";

/** Why a login is refused. */
export type LoginRefusal =
  | BadProof
  | "suspended"
  | "passkeys-off"
  /** Too many passwords are being verified. */
  | "busy"
  | TooMany
  | Leaving;

/** The result of a login, for every entrance. */
export type LoginResult = Result<LoginOutcome, LoginRefusal>;

/** The origin of a login. */
export type LoginOrigin = { readonly address: string; readonly device: string };

/** Whether a login cancels the requested removal of the account. */
export type Wish = "log-in" | "come-back";

/**
 * Why a locked account refuses every login at a moment; null if it does not. An account that is gone is refused like a
 * bad proof, as if it had never existed.
 */
export function closedTo(
  { user, leavesAt }: Account,
  wish: Wish,
  now: Instant,
  bad: BadProof,
): LoginRefusal | null {
  if (stayOf(leavesAt, now) === "gone") return bad;
  if (user.status === "suspended") return "suspended";
  return leavesAt !== null && wish === "log-in" ? { leavesAt } : null;
}

/** Returns the result of a login, and remembers the address of a successful one as familiar. */
export async function rememberingAddress(
  { familiar }: Pick<LoginLimits, "familiar">,
  login: LoginResult,
  address: string,
): Promise<LoginResult> {
  if (login.ok && login.value.type === "signed-in")
    await familiar.remember(accountOf(login.value.session.user), address);
  return login;
}
