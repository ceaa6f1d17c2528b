import type { Tokens, TokenTimes } from "../../../application/login/tokens.ts";
import { isAdmin } from "../../../../src/domain/users/user.ts";
import type { Queries } from "../database.ts";
import { isOn } from "../users/kysely-settings.ts";
import type { Tables } from "../tables.ts";
import { toUser, USER_COLUMNS } from "../users/user-row.ts";

type Times = Pick<Tables["tokens"], "issued_at" | "used_at" | "present_at">;

const timesOf = (row: Times): TokenTimes => ({
  issuedAt: row.issued_at,
  usedAt: row.used_at,
  presentAt: row.present_at,
});

/** The tokens in the tokens table. */
export const kyselyTokens = (queries: Queries): Tokens => ({
  holderOf: async (digest) => {
    const row = await queries
      .selectFrom("tokens")
      .innerJoin("users", "users.id", "tokens.user_id")
      .innerJoin("ledgers", "ledgers.id", "users.home_ledger")
      .leftJoin("subscriptions", "subscriptions.user_id", "users.id")
      .select([...USER_COLUMNS, "users.notification_changes", "tokens.id as session_id"])
      .select(["tokens.issued_at", "tokens.used_at", "tokens.present_at"])
      .select(["ledgers.id as ledger_id", "ledgers.revision", "ledgers.epoch"])
      .select(["ledgers.pruned_revision", "subscriptions.premium_until"])
      .select((columns) =>
        columns
          .selectFrom("budgets")
          .select("month")
          .whereRef("budgets.ledger_id", "=", "ledgers.id")
          .where("repeats", "=", columns.lit(1))
          .where("deleted_at", "is", null)
          .orderBy("month")
          .limit(1)
          .as("repeats_from"),
      )
      .select((columns) =>
        columns
          .selectFrom("recurrences")
          .select("action_day")
          .whereRef("recurrences.ledger_id", "=", "ledgers.id")
          .where("action_day", "is not", null)
          .where("deleted_at", "is", null)
          .orderBy("action_day")
          .limit(1)
          .as("action_day"),
      )
      .select((columns) => [
        columns
          .selectFrom("settings")
          .select("value")
          .where("name", "=", "admin_factor_required")
          .as("factor_required"),
        columns
          .selectFrom("second_factors")
          .select("confirmed_at")
          .whereRef("second_factors.user_id", "=", "users.id")
          .as("factor_since"),
      ])
      .where("tokens.digest", "=", digest)
      .executeTakeFirst();
    if (row === undefined) return null;
    const ledger = {
      id: row.ledger_id,
      revision: row.revision,
      epoch: row.epoch,
      prunedRevision: row.pruned_revision,
    };
    const user = toUser(row);
    return {
      user,
      ledger,
      lacksFactor: isAdmin(user) && isOn(row.factor_required) && row.factor_since === null,
      repeatsFrom: row.repeats_from,
      plannedFrom: row.action_day,
      premiumUntil: row.premium_until,
      notificationChanges: row.notification_changes,
      session: row.session_id,
      ...timesOf(row),
    };
  },
  add: async ({ digest, session, device }, owner, at) => {
    const times = { issued_at: at, used_at: at, present_at: at };
    const token = { digest, id: session, user_id: owner, device, ...times };
    await queries.insertInto("tokens").values(token).execute();
  },
  sessionsOf: async (owner) => {
    const rows = await queries
      .selectFrom("tokens")
      .select(["id", "device", "issued_at", "used_at", "present_at"])
      .where("user_id", "=", owner)
      .orderBy("used_at", "desc")
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ session: row.id, device: row.device, ...timesOf(row) }));
  },
  markUsed: async (digest, at) => {
    await queries.updateTable("tokens").set({ used_at: at }).where("digest", "=", digest).execute();
  },
  markPresent: async (owner, session, at) => {
    const marked = await queries
      .updateTable("tokens")
      .set({ present_at: at })
      .where("user_id", "=", owner)
      .where("id", "=", session)
      .executeTakeFirst();
    return marked.numUpdatedRows > 0n;
  },
  remove: async (digest) => {
    await queries.deleteFrom("tokens").where("digest", "=", digest).execute();
  },
  removeSession: async (owner, session) => {
    const removed = await queries
      .deleteFrom("tokens")
      .where("user_id", "=", owner)
      .where("id", "=", session)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  },
  removeOthers: async (owner, kept) => {
    await queries
      .deleteFrom("tokens")
      .where("user_id", "=", owner)
      .where("id", "<>", kept)
      .execute();
  },
  removeMadeAfter: async (moment) => {
    await queries.deleteFrom("tokens").where("issued_at", ">", moment).execute();
  },
  keepNewest: async (owner, count, latest) => {
    const newest = queries
      .selectFrom("tokens")
      .select("digest")
      .where("user_id", "=", owner)
      .orderBy((row) => row.case().when("issued_at", ">", latest).then(1).else(0).end())
      .orderBy("issued_at", "desc")
      .orderBy("digest")
      .limit(count);
    await queries
      .deleteFrom("tokens")
      .where("user_id", "=", owner)
      .where("digest", "not in", newest)
      .execute();
  },
});
