import { sql } from "kysely";
import { foldText } from "../../../../src/domain/shared/fold-text.ts";
import type { UserId } from "../../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../../src/domain/shared/result.ts";
import type { User } from "../../../../src/domain/users/user.ts";
import {
  EmailTaken,
  type Account,
  type AccountConflict,
  type Users,
} from "../../../application/administration/users.ts";
import { leaveLedgers } from "../ledger/members.ts";
import { accountsByName, key, withDeparture } from "./accounts-by-name.ts";
import { addLedger } from "./own-ledger.ts";
import type { Queries } from "../database.ts";
import { flag } from "./user-row.ts";
import type { UserRow } from "./user-tables.ts";
import { isTaken } from "../storage-failure-of.ts";
import { within } from "../transact.ts";

const LISTED_COLUMNS = [
  "id",
  "username",
  "email",
  "role",
  "plan",
  "status",
  "leaves_at as leavesAt",
] as const;

const toRow = ({ user, passwordHash }: Omit<Account, "leavesAt">, createdAt: number): UserRow => ({
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
  notification_changes: 0,
  home_ledger: null,
});

/** The id in a key's answer once the created user is gone. */
const NOBODY = JSON.stringify("00000000-0000-0000-0000-000000000000");

/** The idempotency key that created an account still prevents a second creation, but no longer names the user. */
async function forgetMaking(queries: Queries, id: UserId): Promise<void> {
  const admins = queries.selectFrom("users").select("id").where("role", "=", "admin");
  const made = queries.updateTable("idempotency_keys").set({ answer: NOBODY });
  await made.where("user_id", "in", admins).where("answer", "=", JSON.stringify(id)).execute();
}

/** No limit, as a number: SQLite accepts an offset only with a limit. */
const NO_LIMIT = 2 ** 31 - 1;

/** Returns the pattern of texts that contain another one; usernames and emails have no accents. */
const containing = (text: string) => `%${foldText(text.trim()).replace(/[\\%_]/g, "\\$&")}%`;

/** The accounts in the users table. */
export const kyselyUsers = (queries: Queries): Users => {
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
    ...accountsByName(queries),
    isEmpty: async () => {
      const row = await queries.selectFrom("users").select("id").limit(1).executeTakeFirst();
      return row === undefined;
    },
    conflictOf: (username, email) => conflictOf({ username, email }),
    add: async (added, at) => {
      const isAdded = await within(queries, async (transaction) => {
        const insert = transaction.insertInto("users").values(toRow(added, at));
        const result = await insert.onConflict((on) => on.doNothing()).executeTakeFirst();
        if (result.numInsertedOrUpdatedRows === 0n) return false;
        await addLedger(transaction, added.user, at);
        return true;
      });
      if (isAdded) return accepted(added.user);
      return refused((await conflictOf(added.user)) ?? "username-taken");
    },
    list: async ({ search = "", limit = NO_LIMIT, skip = 0 }) => {
      const like = sql`like ${containing(search)} escape '\\'`;
      const found = sql<boolean>`(username_key ${like} or email_key ${like})`;
      const users = withDeparture(queries).select(LISTED_COLUMNS).where(found);
      return users.orderBy("username_key").limit(limit).offset(skip).execute();
    },
    overview: async () => {
      const count = () => queries.fn.countAll<number>();
      const counts = queries
        .selectFrom("users")
        .select([
          count().as("total"),
          count().filterWhere("status", "=", "active").as("active"),
          count().filterWhere("status", "=", "suspended").as("suspended"),
          count().filterWhere("plan", "=", "premium").as("premium"),
          count().filterWhere("role", "=", "admin").as("admins"),
        ]);
      return counts.executeTakeFirstOrThrow();
    },
    countActiveAdmins: async () => {
      const admins = queries.selectFrom("users").select(queries.fn.countAll<number>().as("count"));
      const leaving = queries.selectFrom("departures").select("user_id");
      const active = admins.where("role", "=", "admin").where("status", "=", "active");
      return (await active.where("id", "not in", leaving).executeTakeFirstOrThrow()).count;
    },
    replace: async ({ user, passwordHash }) => {
      const update = queries.updateTable("users").set({
        password_hash: passwordHash,
        status: user.status,
        plan: user.plan,
        subscription_active: flag(user.subscriptionActive),
      });
      await update.where("id", "=", user.id).execute();
    },
    changeEmail: async (id, email) => {
      const update = queries.updateTable("users").set({ email, email_key: key(email) });
      try {
        await update.where("id", "=", id).execute();
      } catch (error) {
        throw isTaken(error) ? new EmailTaken() : error;
      }
    },
    setLeaving: async (id, leavesAt) => {
      await queries.deleteFrom("departures").where("user_id", "=", id).execute();
      if (leavesAt === null) return;
      const departure = { user_id: id, leaves_at: leavesAt };
      await queries.insertInto("departures").values(departure).execute();
    },
    departed: async (now, most) => {
      const rows = queries.selectFrom("departures").select("user_id").where("leaves_at", "<=", now);
      const first = await rows.orderBy("leaves_at").limit(most).execute();
      return first.map((row) => row.user_id);
    },
    idsAfter: async (after, most) => {
      let rows = queries.selectFrom("users").select("id").orderBy("id").limit(most);
      if (after !== null) rows = rows.where("id", ">", after);
      return (await rows.execute()).map(({ id }) => id);
    },
    registeredAt: async (id) => {
      const row = queries.selectFrom("users").select("created_at").where("id", "=", id);
      return (await row.executeTakeFirst())?.created_at ?? null;
    },
    remove: (id) =>
      within(queries, async (transaction) => {
        await leaveLedgers(transaction, id);
        await forgetMaking(transaction, id);
        await transaction.deleteFrom("users").where("id", "=", id).execute();
      }),
  };
};
