import type { Book } from "./book.ts";
import { findRow } from "./row-index.ts";
import type { Written } from "./written.ts";

/**
 * Whether a write moves a record that a book knows to a day of which a balance tells what had been recorded by then: the
 * record was among that, and the account is told anew.
 */
export function movesToToldDay({ index, accounts }: Book, made: Written): boolean {
  if (made.type !== "transaction") return false;
  const { id, date } = made.kept.record;
  const before = findRow(index, id);
  if (before === null || before.date === date) return false;
  return [...accounts.values()].some(
    ({ record: { balance } }) => balance?.date === date && balance.includes !== null,
  );
}
