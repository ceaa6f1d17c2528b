import type { Book } from "../../domain/ledger/book.ts";
import { offered } from "../../domain/ledger/read-book.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

export type CategoryLists = Readonly<Record<TransactionKind, readonly string[]>>;

/** The categories that entries of a kind, or for null of either, may have; each once. */
export const categoriesOf = (
  lists: CategoryLists,
  kind: TransactionKind | null,
): readonly string[] =>
  kind === null ? [...new Set([...lists.income, ...lists.expense])] : lists[kind];

// Who looks at them sees another list only where there is one.
const known = new WeakMap<Book["categories"], CategoryLists>();

/** The categories that entries may have, of both kinds. */
export function viewCategories(book: Book): CategoryLists {
  const found = known.get(book.categories);
  if (found !== undefined) return found;
  const names = (kind: TransactionKind) => offered(book, kind).map(({ name }) => name);
  const lists = { income: names("income"), expense: names("expense") };
  known.set(book.categories, lists);
  return lists;
}
