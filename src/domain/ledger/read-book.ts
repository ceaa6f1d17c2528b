import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import { inOrder } from "../categories/category-order.ts";
import { expenseCategories, type ExpenseCategories } from "../categories/expense-categories.ts";
import type { Goal } from "../goals/goal.ts";
import { compareText } from "../shared/compare-text.ts";
import type { CategoryId } from "../shared/ids.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { CategorySum } from "../transactions/category-sums.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { holds, type Book } from "./book.ts";
import type { MonthSum } from "./month-sum.ts";
import type { Row } from "./row.ts";
import { withRevision, type WithRevision } from "./stored-record.ts";
import { namesOf } from "./apply-part.ts";

/** The months with rows or sums, newest first. */
export const monthsOf = ({ months, told }: Pick<Book, "months" | "told">): readonly YearMonth[] =>
  [...new Set([...months.keys(), ...told.keys()])].toSorted(compareText).toReversed();

/** The loaded rows of a month, newest first. */
export const rowsOf = ({ months }: Pick<Book, "months">, month: YearMonth): readonly Row[] =>
  months.get(month)?.rows ?? [];

const NO_SUMS: readonly MonthSum[] = [];

/** The sums of a month by category: computed if its rows are complete, else as the server reported them. */
export function filedSums(book: Book, month: YearMonth): readonly MonthSum[] {
  const counted = book.months.get(month)?.sums ?? NO_SUMS;
  return holds(book, month) ? counted : (book.told.get(month) ?? counted);
}

/** The same by category name. */
export function sumsOf(book: Book): (month: YearMonth) => readonly CategorySum[] {
  const names = namesOf(book.categories);
  return (month) =>
    filedSums(book, month).map(({ kind, category, sum, count }) => ({
      kind,
      category: names.get(category) ?? "",
      sum,
      count,
    }));
}

/** The categories of a kind in their order, archived ones included. */
export const categoriesOf = (
  { categories }: Pick<Book, "categories">,
  kind: TransactionKind,
): readonly WithRevision<Category>[] =>
  [...categories.values()]
    .map(withRevision)
    .filter((category) => category.kind === kind)
    .toSorted(inOrder);

/** The offered categories of a kind, in their order. */
export const offered = (book: Book, kind: TransactionKind): readonly Category[] =>
  categoriesOf(book, kind).filter(({ archived }) => !archived);

/** The number of movements and budgets in a category. */
export type CategoryUse = { readonly records: number; readonly budgets: number };

const UNUSED: CategoryUse = { records: 0, budgets: 0 };

/** The uses of each category, including the months that are not complete. */
export function usesOf(book: Book): (category: CategoryId) => CategoryUse {
  const uses = new Map<CategoryId, CategoryUse>();
  const count = (category: CategoryId, { records, budgets }: CategoryUse) => {
    const known = uses.get(category) ?? UNUSED;
    uses.set(category, {
      records: known.records + records,
      budgets: known.budgets + budgets,
    });
  };
  for (const month of monthsOf(book))
    for (const { category, count: records } of filedSums(book, month))
      count(category, { ...UNUSED, records });
  for (const { record } of book.budgets.values()) count(record.category, { ...UNUSED, budgets: 1 });
  return (category) => uses.get(category) ?? UNUSED;
}

/** The expense categories by name, archived ones included, for the rules that need their roles. */
export const expensesOf = ({ categories }: Book): ExpenseCategories =>
  expenseCategories([...categories.values()].map(({ record }) => record));

/** The goals in the order of their creation. */
export const goalsOf = ({ goals }: Book): readonly WithRevision<Goal>[] =>
  [...goals.values()]
    .map(({ record, revision }) => ({ ...record, revision }))
    .toSorted((a, b) => compareText(a.id, b.id));

/** The budgets of a month, in the order of their creation. */
export function budgetsOf(
  { budgets, categories }: Book,
  month: YearMonth,
): readonly WithRevision<Budget>[] {
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
