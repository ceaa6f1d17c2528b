import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { CategoryNames } from "./category-names.ts";
import { toBudget } from "./kysely-budgets.ts";
import { toGoal } from "./kysely-goals.ts";
import { toTransaction } from "./kysely-transactions.ts";
import { flag } from "./user-row.ts";
import type { BudgetRow, GoalRow, RecordTable, Stamps, TransactionRow } from "./tables.ts";

/** How records of one kind lie in their table: what of a row is the record's own, in both directions. */
export type RecordShape<Kept, Row extends Stamps> = {
  readonly table: RecordTable;
  readonly columnsOf: (record: Kept) => Omit<Row, keyof Stamps | "ledger_id" | "id">;
  readonly recordOf: (row: Row) => Kept;
};

export const transactionShape = (
  names: CategoryNames,
): RecordShape<Transaction, TransactionRow> => ({
  table: "transactions",
  columnsOf: ({ kind, date, category, amount, description }) => ({
    kind,
    date,
    category_id: names.idOf(kind, category),
    amount,
    description,
  }),
  recordOf: toTransaction(names),
});

export const budgetShape = (names: CategoryNames): RecordShape<Budget, BudgetRow> => ({
  table: "budgets",
  columnsOf: ({ category, limit, month, repeats }) => ({
    category_id: names.idOf("expense", category),
    limit,
    month,
    repeats: flag(repeats),
  }),
  recordOf: toBudget(names),
});

export const goalShape: RecordShape<Goal, GoalRow> = {
  table: "goals",
  columnsOf: ({ name, total, current, deadline, photoUrl }) => ({
    name,
    total,
    current,
    deadline,
    photo_url: photoUrl,
  }),
  recordOf: toGoal,
};
