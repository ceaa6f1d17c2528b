import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import { expenseCategories, type ExpenseCategories } from "../categories/expense-categories.ts";
import type { Goal } from "../goals/goal.ts";
import { compareText } from "../shared/compare-text.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { CategorySum } from "../transactions/category-sums.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { holds, type Book } from "./book.ts";
import type { Row } from "./row.ts";
import type { Seen } from "./stamped.ts";
import { namesOf } from "./take-in.ts";

/** The months that have rows or sums, newest first. */
export const monthsOf = ({ months, told }: Pick<Book, "months" | "told">): readonly YearMonth[] =>
  [...new Set([...months.keys(), ...told.keys()])].toSorted(compareText).toReversed();

/** The rows of a month that are there, newest first. */
export const rowsOf = ({ months }: Pick<Book, "months">, month: YearMonth): readonly Row[] =>
  months.get(month)?.rows ?? [];

/** What each month comes to: counted where its rows are held, else as the server has told it. */
export function sumsOf(book: Book): (month: YearMonth) => readonly CategorySum[] {
  const names = namesOf(book.categories);
  return (month) => {
    const counted = book.months.get(month)?.sums ?? [];
    const sums = holds(book, month) ? counted : (book.told.get(month) ?? counted);
    return sums.map(({ kind, category, sum, count }) => ({
      kind,
      category: names.get(category) ?? "",
      sum,
      count,
    }));
  };
}

/** The categories of a kind that are offered, in their order. */
export const offered = ({ categories }: Book, kind: TransactionKind): readonly Category[] =>
  [...categories.values()]
    .map(({ record }) => record)
    .filter((category) => category.kind === kind && !category.archived)
    .toSorted((a, b) => a.position - b.position || compareText(a.id, b.id));

/** The expense categories by their names, archived ones too, for the rules that ask what they are about. */
export const expensesOf = ({ categories }: Book): ExpenseCategories =>
  expenseCategories([...categories.values()].map(({ record }) => record));

/** The goals in the order in which they were made. */
export const goalsOf = ({ goals }: Book): readonly Seen<Goal>[] =>
  [...goals.values()]
    .map(({ record, revision }) => ({ ...record, revision }))
    .toSorted((a, b) => compareText(a.id, b.id));

/** The budgets of a month, in the order in which they were made. */
export function budgetsOf(
  { budgets, categories }: Book,
  month: YearMonth,
): readonly Seen<Budget>[] {
  const names = namesOf(categories);
  return [...budgets.values()]
    .map(({ record, revision }) => ({
      ...record,
      category: names.get(record.category) ?? "",
      revision,
    }))
    .filter((budget) => budget.month === month)
    .toSorted((a, b) => compareText(a.id, b.id));
}
