import { cents, MAX_AMOUNT, type AmountFault, type Cents } from "./cents.ts";
import { accepted, refused, type Result } from "./result.ts";

const PORTUGUESE = /^[1-9]\d{0,2}([. \u00a0\u202f]\d{3})+(,\d*)?$|^\d+(,\d*)?$|^,\d+$/;
const ENGLISH = /^\d*\.\d+$|^\d+\.$|^[1-9]\d{0,2}(,\d{3})+\.\d*$/;

/**
 * Reads an amount as people type it: `12,5`, `12.50`, `1 234,56`, `1.234,56`, with or without `€`. A single point
 * followed by exactly three digits separates thousands, as in Portuguese.
 */
export function parseAmount(text: string): Result<Cents, AmountFault> {
  const typed = text.trim().replace(/^€|€$/, "").trim();
  const negative = /^[-−]/.test(typed);
  const digits = typed.replace(/^[-−]\s*/, "");
  const plain = toPlainDecimal(digits);
  if (plain === null) return refused("not-a-number");
  if (negative) return refused("negative");
  const [whole = "", fraction = ""] = plain.split(".");
  if (/[1-9]/.test(fraction.slice(2))) return refused("too-many-decimals");
  const amount = Number(whole || "0") * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  return amount > MAX_AMOUNT ? refused("too-large") : accepted(cents(amount));
}

function toPlainDecimal(digits: string): string | null {
  if (PORTUGUESE.test(digits)) return digits.replace(/[. \u00a0\u202f]/g, "").replace(",", ".");
  if (ENGLISH.test(digits)) return digits.replace(/,/g, "");
  return null;
}
