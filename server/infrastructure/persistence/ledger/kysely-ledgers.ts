import { sql, type NotNull } from "kysely";
import { toCategory } from "../categories/category-rows.ts";
import { cents, ZERO } from "../../../../src/domain/shared/cents.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Ledger, Ledgers } from "../../../application/ledger/ledgers.ts";
import type { Queries } from "../database.ts";
import { ledgersAlone, present } from "./members.ts";
import { FILED_TABLES } from "./record-kinds.ts";

/** The columns of a ledger. */
const LEDGER_COLUMNS = [
  "ledgers.id",
  "ledgers.revision",
  "ledgers.epoch",
  "ledgers.pruned_revision as prunedRevision",
] as const;

const ledgerRows = (queries: Queries) => queries.selectFrom("ledgers").select(LEDGER_COLUMNS);

/** The ledgers with their categories and sums. */
export const kyselyLedgers = (queries: Queries): Ledgers => ({
  find: async (ledger) =>
    (await ledgerRows(queries).where("id", "=", ledger).executeTakeFirst()) ?? null,
  homeOf: async (user): Promise<Ledger | null> => {
    const homes = ledgerRows(queries).innerJoin("users", "users.home_ledger", "ledgers.id");
    return (await homes.where("users.id", "=", user).executeTakeFirst()) ?? null;
  },
  aloneIn: async (user) => (await ledgersAlone(queries, user).execute()).map(({ id }) => id),
  people: async (ledger) => {
    const members = present(queries).select("user_id as user").where("ledger_id", "=", ledger);
    const rows = await members.orderBy("user_id").$narrowType<{ user: NotNull }>().execute();
    return rows.map(({ user }) => user);
  },
  categories: async (ledger: LedgerId) => {
    const rows = queries.selectFrom("categories").selectAll().where("ledger_id", "=", ledger);
    const live = rows.where("deleted_at", "is", null).orderBy("kind", "desc").orderBy("position");
    return (await live.orderBy("id").execute()).map(toCategory);
  },
  isUsed: async (ledger, category) => {
    const ofCategory = sql`ledger_id = ${ledger} and category_id = ${category}`;
    // Month sums are few, and there is one for every movement's category.
    const others = FILED_TABLES.filter((table) => table !== "transactions").map(
      (table) => sql`union all
        select 1 from ${sql.table(table)} where ${ofCategory} and deleted_at is null`,
    );
    const { rows } = await sql`select 1 from month_sums where ${ofCategory}
      ${sql.join(others, sql` `)} limit 1`.execute(queries);
    return rows.length > 0;
  },
  accountReserve: async (ledger) => {
    const own = queries.selectFrom("ledgers").select("cushion").where("id", "=", ledger);
    return (await own.executeTakeFirst())?.cushion ?? ZERO;
  },
  monthSums: async (ledger) => {
    const rows = await queries
      .selectFrom("month_sums")
      .select(["month", "kind", "category_id as category", "sum", "count"])
      .where("ledger_id", "=", ledger)
      .orderBy("month", "desc")
      .orderBy("kind")
      .orderBy("category_id")
      .execute();
    return rows.map((row) => ({ ...row, sum: cents(row.sum) }));
  },
});
