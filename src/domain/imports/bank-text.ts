/** A Portuguese mobile number, with or without its country, in groups of 3 3 3 or 2 3 2 2. */
const TELEPHONE =
  /(?<!\d)(?:(?:\+|00)?351[ .-]?)?9[1236](?:\d[ .-]?\d{3}[ .-]?\d{3}|[ .-]\d{3}[ .-]?\d{2}[ .-]?\d{2})(?!\d)/g;

/** A telephone as it is kept: its last three digits, by which the person may know it. */
const masked = (number: string): string => `******${number.replace(/\D/g, "").slice(-3)}`;

const UNSEEN = /[\s\p{Cc}\u200b\ufeff]+/gu;

/**
 * A bank's text as it is kept: spaces collapsed, nothing that cannot be stored, and of a telephone, as in
 * `MB WAY P/ 912345678`, the last three digits only.
 */
export const bankText = (text: string): string =>
  text.replace(UNSEEN, " ").trim().toWellFormed().replace(TELEPHONE, masked);

/** How much is shown of a row that was not read, in UTF-16 units. */
const SHOWN_MAX = 300;

/** A row as it is shown when it was not read. */
export const shownRow = (cells: readonly string[]): string =>
  bankText(cells.filter((cell) => cell !== "").join(" · "))
    .slice(0, SHOWN_MAX)
    .toWellFormed();

/** Digits with what may stand between and for them: `0123 4567 890`, `4163 **** **** 1234`. */
const NUMBER = /[\d*][\d*\s.\-/]{2,60}\d/;

/** The last four digits of the account or card number that a text holds, or null. */
export function lastDigits(text: string): string | null {
  const digits = (NUMBER.exec(text.slice(0, 200))?.[0] ?? "").replace(/\D/g, "");
  return digits.length >= 4 ? digits.slice(-4) : null;
}
