import { sql } from "kysely";
import { cents, type Cents } from "../../../src/domain/shared/cents.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { ExportSummaries } from "../../application/ports/export-summaries.ts";
import type { Queries } from "./database.ts";

const BALANCE = sql<Cents>`coalesce(sum(case kind when 'income' then amount else -amount end), 0)`;

/** Counts and sums that the database makes itself. */
export const kyselyExportSummaries = (queries: Queries): ExportSummaries => {
  const countOf = async (table: "goals" | "budgets", owner: UserId) => {
    const rows = queries.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
    return (await rows.where("user_id", "=", owner).executeTakeFirstOrThrow()).count;
  };
  return {
    of: async (owner) => {
      const { transactions, incomes, balance, oldest, newest } = await queries
        .selectFrom("transactions")
        .select(({ fn }) => [
          fn.countAll<number>().as("transactions"),
          fn.countAll<number>().filterWhere("kind", "=", "income").as("incomes"),
          BALANCE.as("balance"),
          fn.min("date").as("oldest"),
          fn.max("date").as("newest"),
        ])
        .where("user_id", "=", owner)
        .executeTakeFirstOrThrow();
      return {
        transactions,
        incomes,
        expenses: transactions - incomes,
        goals: await countOf("goals", owner),
        budgets: await countOf("budgets", owner),
        balance: cents(balance),
        oldest,
        newest,
      };
    },
  };
};
