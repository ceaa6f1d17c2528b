import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { AccountId } from "../../domain/shared/ids.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";

/** The name of the account that an entry wanted and its record did not get, for it takes no more; null if it got it. */
export function shutAccountOf(
  book: Book,
  wanted: AccountId | null | undefined,
  { account }: Transaction,
): string | null {
  if (wanted === undefined || wanted === null || account === wanted) return null;
  return accountsOf(book).find(({ id }) => id === wanted)?.label ?? "";
}
