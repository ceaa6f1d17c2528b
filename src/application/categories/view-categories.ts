import type { Category } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { categoriesOf as ofKind, offered } from "../../domain/ledger/read-book.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

export type CategoryLists = Readonly<Record<TransactionKind, readonly string[]>>;

/** The categories that entries of a kind may have, each once; null means both kinds. */
export const categoriesOf = (
  lists: CategoryLists,
  kind: TransactionKind | null,
): readonly string[] =>
  kind === null ? [...new Set([...lists.income, ...lists.expense])] : lists[kind];

/** Makes a view of category lists, which returns the same lists until the categories change. */
function viewing(list: (book: Book, kind: TransactionKind) => readonly Category[]) {
  const known = new WeakMap<Book["categories"], CategoryLists>();
  return (book: Book): CategoryLists => {
    const found = known.get(book.categories);
    if (found !== undefined) return found;
    const names = (kind: TransactionKind) => list(book, kind).map(({ name }) => name);
    const lists = { income: names("income"), expense: names("expense") };
    known.set(book.categories, lists);
    return lists;
  };
}

/** The categories that entries may be given, of both kinds. */
export const viewCategories = viewing(offered);

/** The categories that entries have: the offered ones, then the archived ones. */
export const viewFiledCategories = viewing((book, kind) => {
  const all = ofKind(book, kind);
  return [...offered(book, kind), ...all.filter(({ archived }) => archived)];
});
