import type { Account } from "../accounts/account.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Book } from "./book.ts";
import { withRevision, type WithRevision } from "./stored-record.ts";

/** The accounts, sorted by label. */
export const accountsOf = ({ accounts }: Book): readonly WithRevision<Account>[] =>
  [...accounts.values()]
    .map(withRevision)
    .toSorted(
      (left, right) => compareText(left.label, right.label) || compareText(left.id, right.id),
    );

/** The open accounts, sorted by label. */
export const openAccountsOf = (book: Book): readonly WithRevision<Account>[] =>
  accountsOf(book).filter(({ closed }) => !closed);
