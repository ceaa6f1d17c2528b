import type { Plan } from "../plans/plan.ts";
import { isAdmin, type User, type UserStatus } from "./user.ts";

/** A user as an administrator sees them. */
export type ListedUser = Pick<User, "id" | "username" | "email" | "role" | "plan" | "status"> & {
  /** When the account will be deleted, if its owner has asked for that, in Unix milliseconds; else null. */
  readonly leavesAt: number | null;
};

/** An administrator's change of an account, one thing at a time. */
export type AccountChange =
  | { readonly type: "status"; readonly status: UserStatus }
  | { readonly type: "password"; readonly password: string }
  | { readonly type: "plan"; readonly plan: Plan };

/** Toggles a status: suspended if it is active, else active. */
export const toggledStatus = (status: UserStatus): UserStatus =>
  status === "active" ? "suspended" : "active";

/** Why an administrator's act on an account is refused. */
export type AccountFault = "own-account" | "last-admin";

/** Whether a change withdraws access to an account, as a removal does. */
export const withdrawsAccess = (change: AccountChange): boolean =>
  change.type === "status" && change.status === "suspended";

/** Whether a change ends every session of an account. */
export const endsSessions = (change: AccountChange): boolean =>
  change.type === "password" || withdrawsAccess(change);

/** Whether a user is the only active administrator; `activeAdmins` counts all, except those about to be removed. */
export const isLastAdmin = (user: Pick<User, "role" | "status">, activeAdmins: number): boolean =>
  isAdmin(user) && user.status === "active" && activeAdmins <= 1;

/**
 * Why an administrator may not withdraw access to an account: nobody does it to themselves, and one active
 * administrator always remains. `activeAdmins` counts all, the account included if it is one.
 */
export function withdrawalFault(
  admin: Pick<User, "id">,
  account: Pick<User, "id" | "role" | "status">,
  activeAdmins: number,
): AccountFault | null {
  if (admin.id === account.id) return "own-account";
  return isLastAdmin(account, activeAdmins) ? "last-admin" : null;
}
