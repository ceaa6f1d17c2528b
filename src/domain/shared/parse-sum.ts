import { cents, MAX_AMOUNT, type AmountFault, type Cents } from "./cents.ts";
import { parseAmount } from "./parse-amount.ts";
import { accepted, refused, type Result } from "./result.ts";

/** Each part with the sign before it; a first part without a sign is added. */
const PARTS = /([+\-−]?)([^+\-−]*)/g;

/** Whether a text is a sum of amounts: it begins with `=` as in a spreadsheet, or has a sign between two amounts. */
export const isSum = (text: string): boolean => /^\s*=|[^\s+\-−=]\s*[+\-−]/.test(text);

/**
 * As `parseAmount`, but also evaluates plus and minus, exact in cents: `=12+3`, `10-2,50`. The result may not be
 * negative.
 */
export function parseSum(text: string): Result<Cents, AmountFault> {
  if (!isSum(text)) return parseAmount(text);
  const terms = text.trim().replace(/^=\s*/, "");
  if (terms === "") return refused("not-a-number");
  let total = 0;
  for (const [whole, sign, part = ""] of terms.matchAll(PARTS)) {
    if (whole === "") break;
    const amount = parseAmount(part);
    if (!amount.ok) return amount;
    total += sign === "" || sign === "+" ? amount.value : -amount.value;
  }
  if (total < 0) return refused("negative");
  return total > MAX_AMOUNT ? refused("too-large") : accepted(cents(total));
}
