import type { Cents } from "../shared/cents.ts";
import { parseAmount } from "../shared/parse-amount.ts";

/** The amounts that a search may mean, in cents, both bounds inclusive. */
type AmountRange = { readonly least: number; readonly most: number };

/** What the cents left out of a written amount may come to, by how many were written. */
const LEFT_OUT = [99, 9];

/** A comma begins the cents, and so does a point that is no thousands' one. */
const CENTS = /(?:,|\.(?!\d{3}$))(\d*)$/;

/**
 * The amounts that begin as a text does (`27` → 27,00 to 27,99, `27,5` → 27,50 to 27,59, `1.234,56` → itself), written
 * in any way that a form takes, with the sign that a list may show before it; null if it is none.
 */
export function searchedAmounts(text: string): AmountRange | null {
  const unsigned = text.trim().replace(/^[-−+]\s*/, "");
  const read = parseAmount(unsigned);
  if (!read.ok) return null;
  const written = CENTS.exec(unsigned.replace(/\s*€$/, ""))?.[1]?.length ?? 0;
  return { least: read.value, most: read.value + (LEFT_OUT[written] ?? 0) };
}

export const isAmong = (amount: Cents, range: AmountRange | null): boolean =>
  range !== null && amount >= range.least && amount <= range.most;
