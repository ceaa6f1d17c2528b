import type { CategoryRole } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { categoriesOf, offered } from "../../domain/ledger/read-book.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The part of a book that the screen of recurrences needs: its categories by role. */
export type RecurrenceView = {
  /** The first category of a kind with a role; empty if there is none. */
  readonly categoryFor: (kind: TransactionKind, role: CategoryRole) => string;
  /** The expense categories with the role of subscriptions. */
  readonly subscriptions: ReadonlySet<string>;
};

const known = new WeakMap<Book["categories"], RecurrenceView>();

/** Views a book; the same object until its categories change. */
export function viewRecurrences(book: Book): RecurrenceView {
  const found = known.get(book.categories);
  if (found !== undefined) return found;
  const view: RecurrenceView = {
    categoryFor: (kind, role) => offered(book, kind).find((one) => one.role === role)?.name ?? "",
    subscriptions: new Set(
      categoriesOf(book, "expense")
        .filter(({ role }) => role === "subscriptions")
        .map(({ name }) => name),
    ),
  };
  known.set(book.categories, view);
  return view;
}
