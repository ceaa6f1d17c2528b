import { parseCivilDate, type CivilDate } from "../../shared/civil-date.ts";
import { bankText, shownRow } from "../bank-text.ts";
import type { Movement } from "../statements/movement.ts";
import { referenceIn } from "../statements/reference.ts";
import type { IgnoredReason, UnreadRow } from "../statements/statement.ts";
import { readDecimal } from "../cells/read-amount.ts";
import { textAt, type Markup } from "./markup.ts";

/** A movement of a statement, and its place in the file. */
export type OfxEntry = {
  readonly entry: Markup;
  readonly statement: Markup;
  readonly line: number;
  /** Whether the amounts of its statement have no signs. */
  readonly unsigned: boolean;
  /** Whether its references merely count its movements. */
  readonly counted: boolean;
};

/** `20260105`, `20260105120000[0:GMT]`, `2026-01-05`: the day as the bank wrote it. */
export function ofxDay(text: string): CivilDate | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  return parseCivilDate(`${year}-${month}-${day}`);
}

/**
 * Whether an amount is in euros: by its own currency, which a converted amount does not have, else by its statement's.
 */
export const isOfxEuro = (own: string, statement: Markup): boolean =>
  (own || textAt(statement, "CURDEF") || "EUR").toUpperCase() === "EUR";

/**
 * Reads a movement; one of a statement without signs by its type, if that says that money goes out; if it says nothing
 * sure it is not read.
 */
export function readOfxEntry({
  entry,
  statement,
  line,
  unsigned,
  counted,
}: OfxEntry): Movement | UnreadRow | IgnoredReason {
  const own = textAt(entry, "CURRENCY", "CURSYM") || textAt(entry, "CURRENCY");
  if (!isOfxEuro(own, statement)) return "currency";
  const posted = textAt(entry, "DTPOSTED");
  const date = ofxDay(posted);
  const amount = readDecimal(textAt(entry, "TRNAMT"));
  const original = bankText(textOf(entry));
  const isOut = unsigned && amount.ok && isUnsignedDebit(entry);
  const isDoubtful = unsigned && amount.ok && !isOut && !isCredit(entry, amount.value);
  if (date === null || !amount.ok || isDoubtful) {
    const text = shownRow([posted, textAt(entry, "TRNAMT"), original]);
    if (date === null) return { line, text, reason: "date" };
    return { line, text, reason: amount.ok ? "sign" : amount.reason };
  }
  const rest = { balance: null, chain: "", taxNumber: null, category: null };
  const reference = counted ? undefined : referenceIn(textAt(entry, "FITID"));
  return {
    line,
    date,
    sortsAs: posted,
    signed: isOut ? -amount.value : amount.value,
    original,
    ...rest,
    reference,
  };
}

/** Types of money out. */
const OUT = new Set(["DEBIT", "FEE", "SRVCHG", "ATM", "POS", "CHECK", "PAYMENT", "DIRECTDEBIT"]);

/** Whether a movement has an amount above zero under a type of money out. */
export function isUnsignedDebit(entry: Markup): boolean {
  const amount = readDecimal(textAt(entry, "TRNAMT"));
  return amount.ok && amount.value > 0 && OUT.has(textAt(entry, "TRNTYPE").toUpperCase());
}

/** Whether a movement is surely money in, where no debit is below zero; or none at all. */
const isCredit = (entry: Markup, signed: number): boolean =>
  signed === 0 || (signed > 0 && textAt(entry, "TRNTYPE").toUpperCase() === "CREDIT");

/** The name, and the memo unless it repeats it. */
function textOf(entry: Markup): string {
  const [name, memo] = [
    textAt(entry, "NAME") || textAt(entry, "PAYEE", "NAME"),
    textAt(entry, "MEMO"),
  ];
  return name === memo ? name : `${name} ${memo}`;
}
