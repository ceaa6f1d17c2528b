/** The mark before the cents of an amount. */
export type DecimalMark = "comma" | "point";

/** One mark with three digits after it: `1,250` and `1.250` are a thousand and more, or one and a quarter. */
const OPEN = /^[1-9]\d{0,2}([.,])\d{3}$/;

const AMOUNT = /^\D{0,6}(\d[\d.,'’\s\u00a0\u202f]*)\D{0,6}$/u;

/** Digits in groups of three, by a space or an apostrophe. */
const SPACED = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;

/** The digits of an amount, with no mark but points and commas. */
const digitsOf = (text: string): string => text.trim().replace(SPACED, "");

/** The decimal mark that an amount shows; `open` if it may have none or one; null if it shows neither, or is no amount. */
export function marksOf(text: string): DecimalMark | "open" | null {
  const digits = digitsOf(AMOUNT.exec(text)?.[1] ?? "");
  if (OPEN.test(digits)) return "open";
  // No group of thousands has more than three digits before it.
  const [, mark] = /^\d{4,}([.,])\d{3}$/.exec(digits) ?? [];
  if (mark !== undefined) return mark === "," ? "comma" : "point";
  if (/^(?:\d{1,3}(?:\.\d{3})+|\d*),\d{1,2}$/.test(digits)) return "comma";
  if (/^(?:\d{1,3}(?:,\d{3})+|\d*)\.\d{1,2}$/.test(digits)) return "point";
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(digits)) return "point";
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return "comma";
  return null;
}

const CHARACTERS: Readonly<Record<DecimalMark, string>> = { comma: ",", point: "." };

const GROUPS = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;

/**
 * The digits of an amount without its marks of thousands: spaces, apostrophes, or the mark that is not the decimal one.
 * Of a single mark with three digits after it the table's decimal mark decides; if that is not known, a point separates
 * thousands, as in Portuguese, and a comma may be either: then null.
 */
export function plainDigits(text: string, decimal: DecimalMark | null): string | null {
  const digits = digitsOf(text);
  if (GROUPS.test(digits)) return digits.replace(/[.,]/g, "");
  const [, mark] = OPEN.exec(digits) ?? [];
  if (mark === undefined) return digits;
  if (decimal === null) return mark === "." ? digits.replace(".", "") : null;
  return digits.replace(mark, mark === CHARACTERS[decimal] ? "," : "");
}
