import type { Category } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { categoriesOf, usesOf, type CategoryUse } from "../../domain/ledger/read-book.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** A category with its use: what is filed under it. */
export type UsedCategory = WithRevision<Category> & CategoryUse;

/** The categories of each kind in their order, archived ones included. */
export type CategoryBook = Readonly<Record<TransactionKind, readonly UsedCategory[]>>;

/** Shows all categories of a book. */
export function viewCategoryBook(book: Book): CategoryBook {
  const use = usesOf(book);
  const of = (kind: TransactionKind) =>
    categoriesOf(book, kind).map((category) => ({ ...category, ...use(category.id) }));
  return { income: of("income"), expense: of("expense") };
}
