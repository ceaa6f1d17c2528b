/** A Portuguese mobile number, with or without its country, in groups of 3 3 3 or 2 3 2 2. */
const TELEPHONE =
  /(?<!\d)(?:(?:\+|00)?351[ .-]?)?9[1236](?:\d[ .-]?\d{3}[ .-]?\d{3}|[ .-]\d{3}[ .-]?\d{2}[ .-]?\d{2})(?!\d)/g;

/** A telephone number as it is stored: its last three digits, by which the user may recognise it. */
const masked = (number: string): string => `******${number.replace(/\D/g, "").slice(-3)}`;

const UNSEEN = /[\s\p{Cc}\u200b\ufeff]+/gu;

/**
 * A bank's text as it is stored: spaces collapsed, unstorable characters removed, and of a telephone number, as in `MB
 * WAY P/ 912345678`, only the last three digits.
 */
export const bankText = (text: string): string =>
  text.replace(UNSEEN, " ").trim().toWellFormed().replace(TELEPHONE, masked);

/** An account number of Europe, with or without spaces: `PT50 0002 0123 1234 5678 9015 4`. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/g;

/** A bank's text as it is proposed for a description: of an IBAN only the last three characters. */
export const withoutIbans = (text: string): string =>
  text.replace(IBAN, (iban) => `******${iban.replaceAll(" ", "").slice(-3)}`);

/** How much of an unread row is shown, in UTF-16 units. */
const SHOWN_MAX = 300;

/** The text of an unread row. */
export const shownRow = (cells: readonly string[]): string =>
  bankText(cells.filter((cell) => cell !== "").join(" · "))
    .slice(0, SHOWN_MAX)
    .toWellFormed();

/** Digits with the characters that may separate or mask them: `0123 4567 890`, `4163 **** **** 1234`. */
const NUMBER = /[\d*][\d*\s.\-/]{2,60}\d/;

/** The digits of the account or card number in a text, or null. */
export function numberIn(text: string): string | null {
  const digits = (NUMBER.exec(text.slice(0, 200))?.[0] ?? "").replace(/\D/g, "");
  return digits.length >= 4 ? digits : null;
}

/** The last four of them, or null. */
export const lastDigits = (text: string): string | null => numberIn(text)?.slice(-4) ?? null;
