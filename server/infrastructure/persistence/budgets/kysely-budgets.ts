import { sql } from "kysely";
import type { Budget } from "../../../../src/domain/budgets/budget.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Budgets } from "../../../application/budgets/budgets.ts";
import { categoryNames, type CategoryNames } from "../categories/category-names.ts";
import type { Queries } from "../database.ts";
import { firstLedgers } from "../first-ledgers.ts";
import type { BudgetRow } from "./budget-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import { flag } from "../users/user-row.ts";

/** Converts a row to a budget of the domain, with its category's name. */
export const toBudget =
  ({ nameOf }: Pick<CategoryNames, "nameOf">) =>
  ({ id, category_id, limit, month, repeats }: BudgetRow): Budget => ({
    id,
    category: nameOf(category_id),
    limit,
    month,
    repeats: repeats === 1,
  });

type Shape = RecordShape<Budget, BudgetRow>;

/** The columns of a budget. */
export const budgetColumns =
  ({ idOf }: Pick<CategoryNames, "idOf">): Shape["columnsOf"] =>
  ({ category, limit, month, repeats }) => ({
    category_id: idOf("expense", category),
    limit,
    month,
    repeats: flag(repeats),
    carried: 0,
  });

/** The mapping of budgets to rows. */
export const budgetShape = (names: CategoryNames): Shape => ({
  table: "budgets",
  columnsOf: budgetColumns(names),
  recordOf: toBudget(names),
});

/** The budgets in the budgets table. */
export const kyselyBudgets = (queries: Queries): Budgets => {
  const live = (ledger: LedgerId) => {
    const budgets = queries.selectFrom("budgets").selectAll().where("ledger_id", "=", ledger);
    return budgets.where("deleted_at", "is", null);
  };
  return {
    list: async (ledger, month) => {
      const wanted = month === undefined ? live(ledger) : live(ledger).where("month", "=", month);
      const rows = await wanted.orderBy("month", "desc").orderBy("id").execute();
      return rows.map(toBudget(await categoryNames(queries, ledger)));
    },
    ledgersWithEarly: async (month, after, most) => {
      const early = queries
        .selectFrom("budgets")
        .select("ledger_id")
        .where("carried", "=", sql.lit(1))
        .where("month", ">", month)
        .where("deleted_at", "is", null);
      return firstLedgers(queries, early.as("some"), after, most);
    },
    find: async (ledger, id) => {
      const row = await live(ledger).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toBudget(await categoryNames(queries, ledger))(row);
    },
  };
};
