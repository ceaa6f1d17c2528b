import { cents } from "../../shared/cents.ts";
import { parseCivilDate } from "../../shared/civil-date.ts";
import { accepted, refused } from "../../shared/result.ts";
import type { Closing } from "../../accounts/account.ts";
import { bankText, lastDigits, shownRow } from "../bank-text.ts";
import { ROWS_MAX } from "../file-limits.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";
import type { Found, Movement } from "../statements/movement.ts";
import { readDecimal } from "../tables/read-amount.ts";
import type { Read } from "../tables/read-table.ts";
import type { BalanceProof, IgnoredReason, UnreadRow } from "../statements/statement.ts";
import { toStatement } from "../statements/to-statement.ts";

/** The paths of the reports in the three messages: statement (053), report of a day (052), notice (054). */
const REPORTS = [
  ["BkToCstmrStmt", "Stmt"],
  ["BkToCstmrAcctRpt", "Rpt"],
  ["BkToCstmrDbtCdtNtfctn", "Ntfctn"],
] as const;

/** Reads a CAMT.053, 052 or 054 document; each entry counts as one line. Null for any other document. */
export function readCamt(document: Markup, _account?: string): Read | null {
  const reports = REPORTS.flatMap((path) => elementsAt(document, ...path));
  if (reports.length === 0) return null;
  const accounts = new Set(reports.map(accountOf));
  if (accounts.size > 1) return refused({ type: "several-accounts" });
  const entries = reports.flatMap((report) => elementsAt(report, "Ntry"));
  if (entries.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  const movements: Movement[] = [];
  const unread: UnreadRow[] = [];
  const ignored: IgnoredReason[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry, index + 1);
    if (typeof read === "string") ignored.push(read);
    else if ("reason" in read) unread.push(read);
    else movements.push(read);
  }
  if (entries.length === 0) return refused({ type: "no-rows" });
  const about = {
    source: { id: "camt", name: "Extrato CAMT" },
    account: { digits: lastDigits([...accounts][0] ?? ""), kind: "current" },
  } as const;
  const found = { movements, unread, ignored };
  return accepted({
    type: "statement",
    statement: toStatement(about, found, {
      proof: proofOf(reports, found),
      closing: closingOf(reports),
    }),
  });
}

const accountOf = (report: Markup): string =>
  textAt(report, "Acct", "Id", "IBAN") || textAt(report, "Acct", "Id", "Othr", "Id");

/** An amount with its direction, in signed cents; null if either is missing. */
function signedOf(from: Markup): number | null {
  const read = readDecimal(textAt(from, "Amt"));
  const direction = textAt(from, "CdtDbtInd");
  if (!read.ok || (direction !== "CRDT" && direction !== "DBIT")) return null;
  return direction === "CRDT" || read.value === 0 ? read.value : -read.value;
}

function readEntry(entry: Markup, line: number): Movement | UnreadRow | IgnoredReason {
  const state = textAt(entry, "Sts", "Cd") || textAt(entry, "Sts");
  if (state !== "" && state !== "BOOK") return "pending";
  const currency = elementsAt(entry, "Amt")[0]?.attributes["Ccy"] ?? "EUR";
  if (currency !== "EUR") return "currency";
  const day = dayOf(entry, "BookgDt") || dayOf(entry, "ValDt");
  const date = parseCivilDate(day);
  const signed = signedOf(entry);
  const original = bankText(wordsOf(entry).join(" "));
  if (date === null || signed === null) {
    const text = shownRow([day, textAt(entry, "Amt"), original]);
    return { line, text, reason: date === null ? "date" : "amount" };
  }
  const rest = { balance: null, chain: "", taxNumber: null, category: null };
  return { line, date, sortsAs: date, signed, original, ...rest };
}

const dayOf = (entry: Markup, name: string): string =>
  (textAt(entry, name, "Dt") || textAt(entry, name, "DtTm")).slice(0, 10);

/** The other party and the purpose, else what the bank adds. */
function wordsOf(entry: Markup): readonly string[] {
  const details = elementsAt(entry, "NtryDtls", "TxDtls");
  const other = textAt(entry, "CdtDbtInd") === "CRDT" ? "Dbtr" : "Cdtr";
  const told = details.flatMap((detail) => [
    textAt(detail, "RltdPties", other, "Nm") || textAt(detail, "RltdPties", other, "Pty", "Nm"),
    ...elementsAt(detail, "RmtInf", "Ustrd").map(({ text }) => text),
  ]);
  const words = told.filter((text) => text.trim() !== "");
  return words.length > 0 ? words : [textAt(entry, "AddtlNtryInf")];
}

function balancesOf(reports: readonly Markup[], code: string) {
  return reports
    .flatMap((report) => elementsAt(report, "Bal"))
    .filter((balance) => textAt(balance, "Tp", "CdOrPrtry", "Cd") === code)
    .map((balance) => ({
      amount: signedOf(balance),
      date: dayOf(balance, "Dt") || textAt(balance, "Dt"),
    }))
    .toSorted((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
}

function closingOf(reports: readonly Markup[]): Closing | null {
  const last = balancesOf(reports, "CLBD").at(-1);
  const date = parseCivilDate(last?.date.slice(0, 10) ?? "");
  const amount = last?.amount ?? null;
  return date === null || amount === null ? null : { amount: cents(amount), date };
}

/** Checks that the first opening balance plus all movements equals the last closing balance. */
function proofOf(
  reports: readonly Markup[],
  { movements, unread }: Pick<Found, "movements" | "unread">,
): BalanceProof {
  const opening = balancesOf(reports, "OPBD")[0]?.amount ?? null;
  const closing = balancesOf(reports, "CLBD").at(-1)?.amount ?? null;
  if (opening === null || closing === null) return { state: "none" };
  const moved = movements.reduce((sum, { signed }) => sum + signed, 0);
  return opening + moved === closing
    ? { state: "proven", covered: movements.length, of: movements.length + unread.length }
    : { state: "broken", line: movements[0]?.line ?? 1 };
}
