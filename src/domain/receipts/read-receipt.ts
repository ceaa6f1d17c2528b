import { cents, type Cents } from "../shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../shared/civil-date.ts";
import { accepted, refused, type Result } from "../shared/result.ts";
import type { Receipt, ReceiptFault } from "./receipt.ts";
import { isDocumentCode } from "./receipt-mark.ts";
import { parseTaxNumber } from "./tax-number.ts";

/** The longest text that is read; the specification of these codes allows less. */
const TEXT_MAX = 1000;

/** Documents of a purchase: invoices of all kinds, debit notes, and the receipts of payments. */
const PURCHASES: ReadonlySet<string> = new Set(["FT", "FS", "FR", "ND", "VD", "RC", "RG"]);
const CREDIT_NOTE = "NC";

const ANNULLED = "A";
/** The states of a document: normal, issued by the buyer, for a third party, a summary, and already invoiced. */
const STATES: ReadonlySet<string> = new Set(["N", "S", "T", "R", "F", ANNULLED]);

/** A document without a code has a single zero instead. */
const NO_CODE = "0";

/**
 * Reads the text of a receipt's QR code (Portaria 195/2020): fields `KEY:value` between asterisks, the issuer's tax
 * number first. The buyer's is ignored, and so are spaces and line breaks around the text, which some printers add.
 */
export function readReceipt(printed: string): Result<Receipt, ReceiptFault> {
  const text = printed.trim();
  if (text.length > TEXT_MAX || !/^A:[^*]*\*B:/.test(text)) return refused("not-a-receipt");
  const fields = fieldsOf(text);
  const field = (key: string) => fields?.get(key) ?? "";
  const [state, type, code] = [field("E"), field("D"), field("H")];
  const [date, total] = [readDay(field("F")), readTotal(field("O"))];
  const hasCode = code !== NO_CODE;
  if (date === null || total === null || !STATES.has(state) || !/^[A-Z]{2}$/.test(type))
    return refused("damaged");
  if (hasCode && !isDocumentCode(code)) return refused("damaged");
  const taxNumber = parseTaxNumber(field("A"));
  if (taxNumber === null) return refused("wrong-tax-number");
  if (state === ANNULLED) return refused("annulled");
  const isRefund = type === CREDIT_NOTE;
  if (!isRefund && !PURCHASES.has(type)) return refused("no-purchase");
  const kind = isRefund ? "refund" : "purchase";
  return accepted({ taxNumber, date, total, kind, atcud: hasCode ? code : null });
}

/** Returns the receipt among several codes, or why the first of them is none; null for no codes. */
export function readReceipts(texts: readonly string[]): Result<Receipt, ReceiptFault> | null {
  const read = texts.map(readReceipt);
  const isOfReceipt = (one: Result<Receipt, ReceiptFault>) =>
    one.ok || one.reason !== "not-a-receipt";
  return read.find((one) => one.ok) ?? read.find(isOfReceipt) ?? read[0] ?? null;
}

/** The fields by their keys; null if one has no key, or a key occurs twice. */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (const part of text.split("*")) {
    const [, key, value] = /^([A-Z][1-8]?):(.*)$/.exec(part) ?? [];
    if (key === undefined || value === undefined || fields.has(key)) return null;
    fields.set(key, value);
  }
  return fields;
}

function readDay(text: string): CivilDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : parseCivilDate(`${year}-${month}-${day}`);
}

/** An amount with a point and two decimals; the largest amount has nine digits before it. */
function readTotal(text: string): Cents | null {
  const [, euros, fraction] = /^(\d{1,9})\.(\d{2})$/.exec(text) ?? [];
  if (euros === undefined || fraction === undefined) return null;
  return cents(Number(euros) * 100 + Number(fraction));
}
