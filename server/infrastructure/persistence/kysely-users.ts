import type { User } from "../../../src/domain/users/user.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { Account, AccountConflict, Users } from "../../application/ports/users.ts";
import type { Queries } from "./database.ts";
import { flag, toUser } from "./user-row.ts";
import type { UserRow } from "./tables.ts";

const key = (text: string) => text.toLowerCase();

const toAccount = (row: UserRow): Account => ({
  user: toUser(row),
  passwordHash: row.password_hash,
});

const toRow = ({ user, passwordHash }: Account, createdAt: number): UserRow => ({
  id: user.id,
  username: user.username,
  username_key: key(user.username),
  email: user.email,
  email_key: key(user.email),
  password_hash: passwordHash,
  role: user.role,
  status: user.status,
  plan: user.plan,
  subscription_active: flag(user.subscriptionActive),
  policy_accepted: flag(user.policyAccepted),
  created_at: createdAt,
});

/** The accounts in the users table. */
export const kyselyUsers = (queries: Queries): Users => {
  const account = async (column: "id" | "username_key", value: string) => {
    const user = queries.selectFrom("users").selectAll();
    const row = await user.where(column, "=", value).executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  };

  const conflictOf = async ({ username, email }: Pick<User, "username" | "email">) => {
    const rows = await queries
      .selectFrom("users")
      .select("username_key")
      .where((where) =>
        where.or([where("username_key", "=", key(username)), where("email_key", "=", key(email))]),
      )
      .execute();
    if (rows.length === 0) return null;
    const taken = rows.some((row) => row.username_key === key(username));
    return taken ? "username-taken" : ("email-taken" satisfies AccountConflict);
  };

  return {
    isEmpty: async () => {
      const row = await queries.selectFrom("users").select("id").limit(1).executeTakeFirst();
      return row === undefined;
    },
    withId: (id) => account("id", id),
    withUsername: (username) => account("username_key", key(username)),
    conflictOf: (username, email) => conflictOf({ username, email }),
    add: async (added, at) => {
      const insert = queries.insertInto("users").values(toRow(added, at));
      const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      if (result.numInsertedOrUpdatedRows === 1n) return accepted(added.user);
      return refused((await conflictOf(added.user)) ?? "username-taken");
    },
  };
};
