import type { Book } from "../../domain/ledger/book.ts";
import { findRow } from "../../domain/ledger/row-index.ts";
import type { Row } from "../../domain/ledger/row.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import { viewCategories, type CategoryLists } from "../categories/view-categories.ts";

/** The facts of the ledger that an import shows. */
export type ImportView = {
  readonly categories: CategoryLists;
  readonly recordOf: (id: TransactionId) => Row | null;
};

export const viewImport = (book: Book): ImportView => ({
  categories: viewCategories(book),
  recordOf: (id) => findRow(book.index, id),
});
