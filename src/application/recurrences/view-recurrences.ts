import type { CategoryRole } from "../../domain/categories/category.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { categoriesOf, offered } from "../../domain/ledger/read-book.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The facts of a book that the screen of recurrences needs: the roles of its categories. */
export type RecurrenceView = {
  /** The first category of a kind that is about something; empty if none is. */
  readonly categoryFor: (kind: TransactionKind, role: CategoryRole) => string;
  /** The categories of expenses that are about subscriptions. */
  readonly subscriptions: ReadonlySet<string>;
};

const known = new WeakMap<Book["categories"], RecurrenceView>();

/** Looks at a book; who looks again sees another view only where its categories are others. */
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
