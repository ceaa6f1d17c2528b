import type { Book } from "../../domain/ledger/book.ts";
import { knownEntries, type KnownEntry } from "../../domain/ledger/known-entries.ts";
import { guessedCategory, suggestedEntries } from "../../domain/ledger/suggested-entries.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { viewCategories } from "../categories/view-categories.ts";

/** The known entries of a kind that match the typed text; the usual ones if nothing was typed. */
export const suggestEntries =
  (kind: TransactionKind, typed: string) =>
  (book: Book): readonly KnownEntry[] =>
    suggestedEntries(choosable(book, kind), typed);

/** The last category of an entry with this description, if it is still offered; else null. */
export const guessCategory = (book: Book, kind: TransactionKind, typed: string): string | null =>
  guessedCategory(choosable(book, kind), typed);

/** The records whose categories are still offered; the others are not suggested. */
function choosable(book: Book, kind: TransactionKind): readonly KnownEntry[] {
  const offered = new Set(viewCategories(book)[kind]);
  return knownEntries(book, kind).filter(({ category }) => offered.has(category));
}
