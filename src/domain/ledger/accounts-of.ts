import type { Account } from "../accounts/account.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Book } from "./book.ts";
import { asSeen, type Seen } from "./stamped.ts";

/** The accounts by their labels. */
export const accountsOf = ({ accounts }: Book): readonly Seen<Account>[] =>
  [...accounts.values()]
    .map(asSeen)
    .toSorted(
      (left, right) => compareText(left.label, right.label) || compareText(left.id, right.id),
    );

/** Those of them that are open. */
export const openAccountsOf = (book: Book): readonly Seen<Account>[] =>
  accountsOf(book).filter(({ closed }) => !closed);
