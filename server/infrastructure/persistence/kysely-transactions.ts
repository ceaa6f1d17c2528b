import { sql } from "kysely";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { daysOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Transactions } from "../../application/ports/transactions.ts";
import type { Queries } from "./database.ts";
import type { TransactionRow } from "./tables.ts";

const toTransaction = (row: Omit<TransactionRow, "user_id">): Transaction => ({
  id: row.id,
  kind: row.kind,
  date: row.date,
  category: row.category,
  amount: row.amount,
  description: row.description,
});

const toRow = (owner: UserId, transaction: Transaction): TransactionRow => ({
  id: transaction.id,
  user_id: owner,
  kind: transaction.kind,
  date: transaction.date,
  category: transaction.category,
  amount: transaction.amount,
  description: transaction.description,
});

const MONTH = sql<YearMonth>`substr(date, 1, 7)`;

/** The income and expenses in the transactions table. */
export const kyselyTransactions = (queries: Queries): Transactions => ({
  list: async (owner, kind, { from, to }) => {
    let rows = queries
      .selectFrom("transactions")
      .select(["id", "kind", "date", "category", "amount", "description"])
      .where("user_id", "=", owner)
      .where("kind", "=", kind);
    if (from !== undefined) rows = rows.where("date", ">=", from);
    if (to !== undefined) rows = rows.where("date", "<=", to);
    return (await rows.orderBy("date", "desc").orderBy("id", "desc").execute()).map(toTransaction);
  },
  monthsBefore: async (owner, month, count) => {
    const months = queries.selectFrom("transactions").select(MONTH.as("month")).distinct();
    const earlier = months.where("user_id", "=", owner).where("date", "<", daysOf(month).from);
    const rows = await earlier.orderBy("month", "desc").limit(count).execute();
    return rows.map((row) => row.month);
  },
  activityUntil: async (owner, day) => {
    const records = queries
      .selectFrom("transactions")
      .where("user_id", "=", owner)
      .where("date", "<=", day);
    return {
      totals: await records
        .select(({ fn }) => [
          MONTH.as("month"),
          "kind",
          "category",
          fn.sum<Cents>("amount").as("amount"),
          fn.countAll<number>().as("count"),
        ])
        .groupBy(["month", "kind", "category"])
        .execute(),
      days: (await records.select("date").distinct().execute()).map(({ date }) => date),
    };
  },
  add: async (owner, transaction) => {
    await queries.insertInto("transactions").values(toRow(owner, transaction)).execute();
  },
  replace: async (owner, transaction) => {
    const { date, category, amount, description } = transaction;
    const result = await queries
      .updateTable("transactions")
      .set({ date, category, amount, description })
      .where("user_id", "=", owner)
      .where("kind", "=", transaction.kind)
      .where("id", "=", transaction.id)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },
  remove: async (owner, kind, id) => {
    const result = await queries
      .deleteFrom("transactions")
      .where("user_id", "=", owner)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
    return result.numDeletedRows === 1n;
  },
});
