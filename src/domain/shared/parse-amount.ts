import { cents, MAX_AMOUNT, type AmountFault, type Cents } from "./cents.ts";
import { accepted, refused, type Result } from "./result.ts";
import { plainMarks } from "./typed-marks.ts";

/** A number with its sign, and its currency before or behind it. */
const SHAPE =
  /^(?<sign>-?) ?(?<before>€|eur(?:os?)?|) ?(?<number>[\d.,'’ ]+?) ?(?<after>€|eur(?:os?)?|)$/i;

const PORTUGUESE = /^[1-9]\d{0,2}(?:[. '’]\d{3})+(?:,\d*)?$|^\d+(?:,\d*)?$|^,\d+$/;
const ENGLISH = /^\d*\.\d+$|^\d+\.$|^[1-9]\d{0,2}(?:[,'’]\d{3})+\.\d*$/;

/**
 * Reads an amount as people type it or copy it: `12,5`, `12.50`, `1 234,56`, `1.234,56`, with or without `€`, `EUR` or
 * `euros` before or behind it. A single point followed by exactly three digits separates thousands, as in Portuguese.
 */
export function parseAmount(text: string): Result<Cents, AmountFault> {
  const typed = parseDecimal(text);
  if (typed === null) return refused("not-a-number");
  if (typed.negative) return refused("negative");
  const [whole = "", fraction = ""] = typed.decimal.split(".");
  if (/[1-9]/.test(fraction.slice(2))) return refused("too-many-decimals");
  const amount = Number(whole || "0") * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  return amount > MAX_AMOUNT ? refused("too-large") : accepted(cents(amount));
}

/** As `parseAmount`, with any decimals behind a point, and either sign. */
export function parseDecimal(
  text: string,
): { readonly decimal: string; readonly negative: boolean } | null {
  const { sign, before, number = "", after } = SHAPE.exec(plainMarks(text))?.groups ?? {};
  const decimal = toPlainDecimal(number);
  return decimal === null || (before && after) ? null : { decimal, negative: sign !== "" };
}

function toPlainDecimal(number: string): string | null {
  if (PORTUGUESE.test(number)) return number.replace(/[. '’]/g, "").replace(",", ".");
  if (ENGLISH.test(number)) return number.replace(/[,'’]/g, "");
  return null;
}
