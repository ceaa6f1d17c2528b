import { limitFault } from "../../../../src/domain/ledger/record-limits.ts";
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

/**
 * Returns the category of a record: the named one, or the one it was merged into, or another one of the same name if
 * that is gone; null if there is none.
 */
export function filedIn(categories: ReadonlyMap<string, CategoryRow>, id: string): string | null {
  const last = endOfTrail(categories, id);
  if (last === null) return null;
  const isSame = (one: CategoryRow) =>
    one === last || (one.kind === last.kind && one.name_key === last.name_key);
  return [...categories.values()].find((one) => isLiving(one) && isSame(one))?.id ?? null;
}

/** Follows a category to the one it was merged into; null if there is none of this id. */
export function endOfTrail(
  categories: ReadonlyMap<string, CategoryRow>,
  id: string,
): CategoryRow | null {
  let category = categories.get(id);
  // No chain of merges is longer than the list, so even a cycle ends.
  for (let left = categories.size; left > 0 && category !== undefined; left -= 1) {
    if (isLiving(category) || category.merged_into === null) break;
    category = categories.get(category.merged_into) ?? category;
  }
  return category ?? null;
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
    const comes = touched.some((row) => row.kind === kind && isLiving(row));
    const fault = comes ? limitFault("categories", living.length) : null;
    if (fault !== null) return fault;
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
  limitFault("accounts", [...after.values()].filter(isLiving).length);
