import { sql } from "kysely";
import { cents, type Cents } from "../../../../src/domain/shared/cents.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { ExportSummaries } from "../../../application/exports/export-summaries.ts";
import type { Queries } from "../database.ts";

const INCOMES = sql<number>`coalesce(sum(case kind when 'income' then count else 0 end), 0)`;
const EXPENSES = sql<number>`coalesce(sum(case kind when 'expense' then count else 0 end), 0)`;
const BALANCE = sql<Cents>`coalesce(sum(case kind when 'income' then sum else -sum end), 0)`;

/** Reads counts and sums that the database stores or computes itself. */
export const kyselyExportSummaries = (queries: Queries): ExportSummaries => {
  const countOf = async (table: "goals" | "budgets", ledger: LedgerId) => {
    const rows = queries.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
    const live = rows.where("ledger_id", "=", ledger).where("deleted_at", "is", null);
    return (await live.executeTakeFirstOrThrow()).count;
  };
  return {
    of: async (ledger) => {
      const { incomes, expenses, balance } = await queries
        .selectFrom("month_sums")
        .select([INCOMES.as("incomes"), EXPENSES.as("expenses"), BALANCE.as("balance")])
        .where("ledger_id", "=", ledger)
        .executeTakeFirstOrThrow();
      const { oldest, newest } = await queries
        .selectFrom("transactions")
        .select(({ fn }) => [fn.min("date").as("oldest"), fn.max("date").as("newest")])
        .where("ledger_id", "=", ledger)
        .where("deleted_at", "is", null)
        .executeTakeFirstOrThrow();
      return {
        transactions: incomes + expenses,
        incomes,
        expenses,
        goals: await countOf("goals", ledger),
        budgets: await countOf("budgets", ledger),
        balance: cents(balance),
        oldest,
        newest,
      };
    },
  };
};
