import type { Category } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { findRow } from "../../domain/ledger/row-index.ts";
import type { Row } from "../../domain/ledger/row.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import { viewCategories, type CategoryLists } from "../categories/view-categories.ts";

/** The facts of the ledger that an import shows. */
export type ImportView = {
  readonly categories: CategoryLists;
  /** The user's categories of both kinds, archived ones included. */
  readonly ownCategories: readonly Category[];
  readonly recordOf: (id: TransactionId) => Row | null;
};

/** The same list until the categories change. */
const lists = new WeakMap<Book["categories"], readonly Category[]>();

function ownCategoriesOf({ categories }: Book): readonly Category[] {
  const known = lists.get(categories) ?? [...categories.values()].map(({ record }) => record);
  lists.set(categories, known);
  return known;
}

export const viewImport = (book: Book): ImportView => ({
  categories: viewCategories(book),
  ownCategories: ownCategoriesOf(book),
  recordOf: (id) => findRow(book.index, id),
});
