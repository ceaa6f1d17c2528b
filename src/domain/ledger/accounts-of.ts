import type { Account } from "../accounts/account.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Book } from "./book.ts";
import { asSeen, type Seen } from "./stamped.ts";

/** The accounts, sorted by label. */
export const accountsOf = ({ accounts }: Book): readonly Seen<Account>[] =>
  [...accounts.values()]
    .map(asSeen)
    .toSorted(
      (left, right) => compareText(left.label, right.label) || compareText(left.id, right.id),
    );

/** The open accounts, sorted by label. */
export const openAccountsOf = (book: Book): readonly Seen<Account>[] =>
  accountsOf(book).filter(({ closed }) => !closed);
