import { MAX_AMOUNT, type Cents } from "../shared/cents.ts";
import { parseAmount } from "../shared/parse-amount.ts";

/** The amounts that match a search, in cents, both bounds inclusive. */
type AmountRange = { readonly least: number; readonly most: number };

/** The largest value of the missing decimals of an amount, by how many were written. */
const LEFT_OUT = [99, 9];

/** A comma begins the cents, and so does a point that separates no thousands. */
const CENTS = /(?:,|\.(?!\d{3}$))(\d*)$/;

const COMPARED = /^([<>]=?|[≤≥])(.*)$/;
const BETWEEN = /^(.+?)[-–](.*)$/;

/**
 * The amounts that a text matches: those that begin with it (`27` → 27,00 to 27,99, `27,5` → 27,50 to 27,59, `1.234,56`
 * → itself), with the sign that a list may show before it; those above or below an amount (`>100`, `<=20`); those from
 * one to another, which may not be typed yet (`10-20`, `10-`). Amounts may be in any notation of a form; null if there
 * is none.
 */
export function searchedAmounts(text: string): AmountRange | null {
  const typed = text.trim();
  const [, sign, bound = ""] = COMPARED.exec(typed) ?? [];
  if (sign !== undefined) return compared(sign, readAmount(bound));
  return begunWith(typed.replace(/^[-−+]\s*/, "")) ?? between(typed);
}

function begunWith(text: string): AmountRange | null {
  const amount = readAmount(text);
  if (amount === null) return null;
  const written = CENTS.exec(text.replace(/\s*€$/, ""))?.[1]?.length ?? 0;
  return { least: amount, most: amount + (LEFT_OUT[written] ?? 0) };
}

function compared(sign: string, bound: Cents | null): AmountRange | null {
  if (bound === null) return null;
  const strict = sign === "<" || sign === ">" ? 1 : 0;
  return sign.startsWith("<") || sign === "≤"
    ? { least: 0, most: bound - strict }
    : { least: bound + strict, most: MAX_AMOUNT };
}

function between(text: string): AmountRange | null {
  const [, from = "", to = ""] = BETWEEN.exec(text) ?? [];
  const least = readAmount(from);
  const most = to.trim() === "" ? MAX_AMOUNT : readAmount(to);
  return least === null || most === null || least > most ? null : { least, most };
}

function readAmount(text: string): Cents | null {
  const read = parseAmount(text);
  return read.ok ? read.value : null;
}

export const isAmong = (amount: Cents, range: AmountRange | null): boolean =>
  range !== null && amount >= range.least && amount <= range.most;
