import type { Result } from "../../../src/domain/shared/result.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import { accountOf, type LoginLimits } from "./login-limits.ts";
import type { Instant } from "../clock.ts";
import type { TooMany } from "./rate-limit.ts";
import type { Account } from "../administration/users.ts";
import type { CodeRefusal } from "../second-factor/spend-code.ts";

/** The person of an account wants it removed, and can have it back until then. */
type Leaving = { readonly leavesAt: Instant };

/** Why a proof of whoever is not signed in opens no door; what exactly is wrong with a bad one stays untold. */
type BadProof =
  | "bad-credentials"
  | "bad-passkey"
  | CodeRefusal
  /** The login has to begin anew. */
  | "challenge-gone";

/** Why nobody is let in. */
export type LoginRefusal =
  | BadProof
  | "suspended"
  | "passkeys-off"
  /** Too many passwords are verified at the moment. */
  | "busy"
  | TooMany
  | Leaving;

/** What comes of a login, by whichever entrance. */
export type LoginResult = Result<LoginOutcome, LoginRefusal>;

/** Where a login comes from. */
export type LoginOrigin = { readonly address: string; readonly device: string };

/** Whether whoever logs in has an account back that they wanted removed. */
export type Wish = "log-in" | "come-back";

/**
 * Why an account lets nobody in, whatever is proved, at a moment at which it is locked; null if it does. One that is gone
 * is refused as a proof that is bad, as if it had never been.
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

/** Hands on what came of a login; the address of whoever is signed in is familiar to their account from now on. */
export async function rememberingAddress(
  { familiar }: Pick<LoginLimits, "familiar">,
  login: LoginResult,
  address: string,
): Promise<LoginResult> {
  if (login.ok && login.value.type === "signed-in")
    await familiar.remember(accountOf(login.value.session.user), address);
  return login;
}
