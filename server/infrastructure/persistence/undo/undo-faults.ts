import { ACCOUNTS_MAX } from "../../../../src/domain/accounts/account.ts";
import { CATEGORIES_MAX } from "../../../../src/domain/categories/category-fault.ts";
import type { UndoFault } from "../../../application/ledger/undo.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { BudgetRow } from "../budgets/budget-tables.ts";
import type { CategoryRow } from "../categories/category-tables.ts";

type Living = { readonly deleted_at: number | null };
const isLiving = ({ deleted_at: removedAt }: Living) => removedAt === null;

const hasTwins = <Row extends Living>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
): boolean => {
  const keys = [...rows].filter(isLiving).map(keyOf);
  return new Set(keys).size < keys.length;
};

/** Returns the category of a record: the named one, or the one it was merged into; null if it is gone. */
export function filedIn(categories: ReadonlyMap<string, CategoryRow>, id: string): string | null {
  let category = categories.get(id);
  for (let left = categories.size; category !== undefined && left > 0; left -= 1) {
    if (isLiving(category)) return category.id;
    category = category.merged_into === null ? undefined : categories.get(category.merged_into);
  }
  return null;
}

/** Why categories would be invalid after an undo; only the kinds that it touches are checked. */
export function categoriesFault(
  after: ReadonlyMap<string, CategoryRow>,
  touched: readonly CategoryRow[],
): UndoFault | null {
  if (hasTwins(after.values(), ({ kind, name_key: key }) => `${kind} ${key}`))
    return "category-name-taken";
  for (const kind of new Set(touched.map((row) => row.kind))) {
    const living = [...after.values()].filter((row) => row.kind === kind && isLiving(row));
    if (living.length > CATEGORIES_MAX && touched.some((row) => row.kind === kind && isLiving(row)))
      return "too-many-categories";
    if (!living.some(({ archived }) => archived === 0)) return "last-category";
  }
  return null;
}

/** Checks that there is one budget per category and month. */
export const budgetsFault = (after: ReadonlyMap<string, BudgetRow>): UndoFault | null =>
  hasTwins(after.values(), ({ month, category_id: category }) => `${month} ${category}`)
    ? "budget-exists"
    : null;

/** Checks the maximum number of accounts. */
export const accountsFault = (after: ReadonlyMap<string, AccountRow>): UndoFault | null =>
  [...after.values()].filter(isLiving).length > ACCOUNTS_MAX ? "too-many-accounts" : null;
