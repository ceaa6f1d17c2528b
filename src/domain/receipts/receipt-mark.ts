import { parseTaxNumber, type TaxNumber } from "./tax-number.ts";

/** The longest code of a document (ATCUD), in characters. */
const CODE_MAX = 70;

/**
 * The marks of a receipt that are stored with its record: the issuer's tax number, and the document's code if it has
 * one.
 */
export type ReceiptMark = { readonly taxNumber: TaxNumber; readonly atcud: string | null };

/** Whether a text can be a document's code (ATCUD): the code of a series and a number. */
export const isDocumentCode = (text: string): boolean =>
  text.length <= CODE_MAX && /^[0-9A-Z]{4,}-[0-9]+$/.test(text);

/** A mark as one line of text, for a form. */
export const markText = ({ taxNumber, atcud }: ReceiptMark): string =>
  atcud === null ? taxNumber : `${taxNumber} ${atcud}`;

/** Reads what `markText` writes; null for anything else. */
export function parseMark(text: string): ReceiptMark | null {
  const [issuer = "", atcud = null, ...more] = text.split(" ");
  const taxNumber = parseTaxNumber(issuer);
  if (taxNumber === null || more.length > 0) return null;
  return atcud === null || isDocumentCode(atcud) ? { taxNumber, atcud } : null;
}
