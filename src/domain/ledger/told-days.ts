import type { Book } from "./book.ts";
import { findRow } from "./row-index.ts";
import type { Written } from "./written.ts";

/**
 * Whether a write moves a known record to the day of a balance that states which records it includes: the record is
 * then included in it, and the account has to be fetched again.
 */
export function movesToToldDay({ index, accounts }: Book, made: Written): boolean {
  if (made.type !== "transactions") return false;
  const { id, date } = made.kept.record;
  const before = findRow(index, id);
  if (before === null || before.date === date) return false;
  return [...accounts.values()].some(
    ({ record: { balance } }) => balance?.date === date && balance.includes !== null,
  );
}
