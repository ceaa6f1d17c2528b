import type { Plan } from "../plans/plan.ts";
import { isAdmin, type User, type UserStatus } from "./user.ts";

/** A user as an administrator sees them. */
export type ListedUser = Pick<User, "id" | "username" | "email" | "role" | "plan" | "status"> & {
  /** From when on the account is gone that its person wants removed, in Unix milliseconds; null of one that stays. */
  readonly leavesAt: number | null;
};

/** An administrator's change of an account, one thing at a time. */
export type AccountChange =
  | { readonly type: "status"; readonly status: UserStatus }
  | { readonly type: "password"; readonly password: string }
  | { readonly type: "plan"; readonly plan: Plan };

/** The status after the one action on it: suspended if it is active, else active. */
export const toggledStatus = (status: UserStatus): UserStatus =>
  status === "active" ? "suspended" : "active";

/** Why an administrator may not do something to an account. */
export type AccountFault = "own-account" | "last-admin";

/** Whether a change takes the access from an account, as a deletion does. */
export const withdrawsAccess = (change: AccountChange): boolean =>
  change.type === "status" && change.status === "suspended";

/** Whether every session of an account ends with a change. */
export const endsSessions = (change: AccountChange): boolean =>
  change.type === "password" || withdrawsAccess(change);

/** Whether nobody would administer without a user; `activeAdmins` counts all, those who leave aside. */
export const isLastAdmin = (user: Pick<User, "role" | "status">, activeAdmins: number): boolean =>
  isAdmin(user) && user.status === "active" && activeAdmins <= 1;

/**
 * The reason that keeps an administrator from taking the access from an account: nobody does it to themselves, and one
 * active administrator always remains. `activeAdmins` counts them all, the account included if it is one.
 */
export function withdrawalFault(
  admin: Pick<User, "id">,
  account: Pick<User, "id" | "role" | "status">,
  activeAdmins: number,
): AccountFault | null {
  if (admin.id === account.id) return "own-account";
  return isLastAdmin(account, activeAdmins) ? "last-admin" : null;
}
