import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import { nameKeyOf } from "../../../src/domain/categories/category-fault.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Rule } from "../../../src/domain/rules/rule.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { CategoryNames } from "./category-names.ts";
import { toBudget } from "./kysely-budgets.ts";
import { toGoal } from "./kysely-goals.ts";
import { toCategory } from "./kysely-ledgers.ts";
import { toRule } from "./kysely-rules.ts";
import { toTransaction } from "./kysely-transactions.ts";
import type { RecurrenceColumns } from "./recurrence-tables.ts";
import { flag } from "./user-row.ts";
import type {
  BudgetRow,
  CategoryRow,
  GoalRow,
  RecordTable,
  RecurrenceRow,
  RuleRow,
  Stamps,
  TransactionRow,
} from "./tables.ts";

/** How records of one kind lie in their table: what of a row is the record's own, in both directions. */
export type RecordShape<Kept, Row extends Stamps> = {
  readonly table: RecordTable;
  /** `before` is the row that the record takes the place of, if any. */
  readonly columnsOf: (
    record: Kept,
    before: Row | null,
  ) => Omit<Row, keyof Stamps | "ledger_id" | "id">;
  readonly recordOf: (row: Row) => Kept;
};

export const transactionShape = (
  names: CategoryNames,
  revision: Revision,
): RecordShape<Transaction, TransactionRow> => ({
  table: "transactions",
  columnsOf: ({ kind, date, category, amount, description, account }, before) => ({
    kind,
    date,
    category_id: names.idOf(kind, category),
    amount,
    description,
    recurrence_id: before?.recurrence_id ?? null,
    planned_day: before?.planned_day ?? null,
    fulfils_id: before?.fulfils_id ?? null,
    fulfils_day: before?.fulfils_day ?? null,
    made_revision: before === null ? revision : before.made_revision,
    account_id: account ?? null,
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
    carried: 0,
  }),
  recordOf: toBudget(names),
});

export const ruleShape = (names: CategoryNames): RecordShape<Rule, RuleRow> => ({
  table: "rules",
  columnsOf: ({ kind, contains, category, leavesOut, description, position }) => ({
    kind,
    contains,
    category_id: category === null ? null : names.idOf(kind, category),
    leaves_out: flag(leavesOut),
    description,
    position,
  }),
  recordOf: toRule(names),
});

/** What somebody says of a plan and what follows lie in its row as they are. */
export const planShape: RecordShape<RecurrenceColumns, RecurrenceRow> = {
  table: "recurrences",
  columnsOf: (columns) => columns,
  recordOf: (row) => row,
};

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

export const categoryShape: RecordShape<Category, CategoryRow> = {
  table: "categories",
  columnsOf: ({ kind, name, role, fixed, colour, icon, position, archived }, before) => ({
    kind,
    name,
    // Of two earlier names that differ in case alone one has a key of its own, and keeps it.
    name_key: before?.name === name ? before.name_key : nameKeyOf(name),
    role,
    fixed: flag(fixed),
    colour,
    icon,
    position,
    archived: flag(archived),
    merged_into: null,
  }),
  recordOf: toCategory,
};
