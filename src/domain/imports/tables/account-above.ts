import { numberIn } from "../bank-text.ts";
import { foldName } from "./header.ts";
import { cellText, type Sheet } from "./sheet.ts";

const ACCOUNT_WORDS = /^(?:n?conta|iban|nib|numerode|ncartao|cartao|historicode)/;

/** The digits of the account or card number that a line above a table states, or null. */
export function accountAbove(above: Sheet): string | null {
  for (const { cells } of above) {
    const text = cells.map(cellText).join(" ");
    const number = ACCOUNT_WORDS.test(foldName(text)) ? numberIn(text) : null;
    if (number !== null) return number;
  }
  return null;
}
