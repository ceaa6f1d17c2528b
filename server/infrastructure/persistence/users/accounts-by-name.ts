import type { Account, Users } from "../../../application/administration/users.ts";
import type { Queries } from "../database.ts";
import { toUser } from "./user-row.ts";
import type { UserRow } from "./user-tables.ts";

/** The form of usernames and emails that ignores case. */
export const key = (text: string) => text.toLowerCase();

const toAccount = (row: UserRow & { readonly leaves_at: number | null }): Account => ({
  user: toUser(row),
  passwordHash: row.password_hash,
  leavesAt: row.leaves_at,
});

/** The users, with the moment at which those being deleted are gone. */
export const withDeparture = (queries: Queries) =>
  queries.selectFrom("users").leftJoin("departures", "departures.user_id", "users.id");

/** The accounts, each by one of its unique fields. */
export const accountsByName = (
  queries: Queries,
): Pick<Users, "withId" | "withUsername" | "withEmail"> => {
  const account = async (column: "id" | "username_key" | "email_key", value: string) => {
    const user = withDeparture(queries).selectAll("users").select("leaves_at");
    const row = await user.where(`users.${column}`, "=", value).executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  };
  return {
    withId: (id) => account("id", id),
    withUsername: (username) => account("username_key", key(username)),
    withEmail: (email) => account("email_key", key(email)),
  };
};
