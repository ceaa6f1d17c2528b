import type { User } from "../../../../src/domain/users/user.ts";
import type { Flag } from "../ledger/ledger-tables.ts";
import type { UserRow } from "./user-tables.ts";

/** The columns of a user. */
export const USER_COLUMNS = [
  "users.id",
  "users.username",
  "users.email",
  "users.role",
  "users.status",
  "users.plan",
  "users.subscription_active",
  "users.policy_accepted",
] as const;

type UserColumns = Omit<
  UserRow,
  | "username_key"
  | "email_key"
  | "password_hash"
  | "created_at"
  | "notification_changes"
  | "home_ledger"
>;

export const flag = (value: boolean): Flag => (value ? 1 : 0);

export const toUser = (row: UserColumns): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role,
  status: row.status,
  plan: row.plan,
  subscriptionActive: row.subscription_active === 1,
  policyAccepted: row.policy_accepted === 1,
});
