import { parseCivilDate } from "../../shared/civil-date.ts";
import { bankText, shownRow } from "../bank-text.ts";
import { ORIGINAL_MAX } from "../import-limits.ts";
import type { Movement } from "../statements/movement.ts";
import { referenceIn } from "../statements/reference.ts";
import type { IgnoredReason, UnreadRow } from "../statements/statement.ts";
import { readDecimal } from "../cells/read-amount.ts";
import { camtDay, signedIn } from "./camt-fields.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";

/** The currency of an entry; `own` is that of its account. */
export const currencyOf = (entry: Markup, own: string): string =>
  elementsAt(entry, "Amt")[0]?.attributes["Ccy"] ?? own;

const BOOKED = new Set(["", "BOOK", "BOOKED"]);

/**
 * Reads an entry as one movement: a batch with its own amount, whatever its parts, and charges as they are in it. One
 * that is not booked is left out.
 */
export function readCamtEntry(
  entry: Markup,
  line: number,
  own: string,
): Movement | UnreadRow | IgnoredReason {
  const state = textAt(entry, "Sts", "Cd") || textAt(entry, "Sts", "Prtry") || textAt(entry, "Sts");
  if (!BOOKED.has(state.toUpperCase())) return "pending";
  if (currencyOf(entry, own) !== "EUR") return "currency";
  const day = camtDay(entry, "BookgDt") || camtDay(entry, "ValDt");
  const date = parseCivilDate(day);
  const signed = signedIn(entry);
  const original = bankText(wordsOf(entry)).slice(0, ORIGINAL_MAX).toWellFormed().trim();
  if (date === null || signed === null) {
    const amount = readDecimal(textAt(entry, "Amt"));
    const text = shownRow([day, textAt(entry, "Amt"), original]);
    if (date === null) return { line, text, reason: "date" };
    return { line, text, reason: amount.ok ? "sign" : amount.reason };
  }
  const rest = { balance: null, chain: "", taxNumber: null, category: null };
  return { line, date, sortsAs: date, signed, original, ...rest, reference: referenceOf(entry) };
}

/** Whether an entry takes back an earlier one. */
export const isReversal = (entry: Markup): boolean =>
  ["true", "1"].includes(textAt(entry, "RvslInd").toLowerCase());

/** Numbers that count the entries of one report say nothing in the next one. */
const COUNTED = /^\d{1,5}$/;

/** The reference of the bank: of the entry, or of its only part; else the one of the report if it is no mere number. */
function referenceOf(entry: Markup): string | undefined {
  const parts = elementsAt(entry, "NtryDtls", "TxDtls");
  const [part] = parts.length === 1 ? parts : [];
  const counted = textAt(entry, "NtryRef");
  return (
    referenceIn(textAt(entry, "AcctSvcrRef")) ??
    (part && referenceIn(textAt(part, "Refs", "AcctSvcrRef"))) ??
    (COUNTED.test(counted) ? undefined : referenceIn(counted))
  );
}

/** The parts of a batch whose texts are read; more are longer than any text that is stored. */
const MAX_TOLD_PARTS = 200;

/** The other party and the purpose, else what the bank adds. */
function wordsOf(entry: Markup): string {
  const details = elementsAt(entry, "NtryDtls", "TxDtls").slice(0, MAX_TOLD_PARTS);
  const other = textAt(entry, "CdtDbtInd") === "CRDT" ? "Dbtr" : "Cdtr";
  const told = details.flatMap((detail) => [
    textAt(detail, "RltdPties", other, "Nm") || textAt(detail, "RltdPties", other, "Pty", "Nm"),
    ...elementsAt(detail, "RmtInf", "Ustrd").map(({ text }) => text),
  ]);
  const words = told.filter((text) => text.trim() !== "");
  return (words.length > 0 ? words : [textAt(entry, "AddtlNtryInf")]).join(" ");
}
