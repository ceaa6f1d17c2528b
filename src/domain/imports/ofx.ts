import { cents } from "../shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../shared/civil-date.ts";
import { accepted, refused } from "../shared/result.ts";
import type { AccountKind, Closing } from "./account.ts";
import { bankText, lastDigits, shownRow } from "./bank-text.ts";
import { ROWS_MAX } from "./limits.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";
import type { Movement } from "./movement.ts";
import { readDecimal } from "./read-amount.ts";
import type { Read } from "./read-table.ts";
import type { UnreadRow } from "./statement.ts";
import { toStatement } from "./to-statement.ts";

/** Where the statements of a bank and of a card lie, and how an account is called in each. */
const STATEMENTS = [
  { path: ["OFX", "BANKMSGSRSV1", "STMTTRNRS", "STMTRS"], account: "BANKACCTFROM" },
  { path: ["OFX", "CREDITCARDMSGSRSV1", "CCSTMTTRNRS", "CCSTMTRS"], account: "CCACCTFROM" },
] as const;

/** Reads an OFX document of either version; each movement counts as a line. Null for a document of another kind. */
export function readOfx(document: Markup): Read | null {
  if (elementsAt(document, "OFX").length === 0) return null;
  const statements = STATEMENTS.flatMap(({ path, account }) =>
    elementsAt(document, ...path).map((statement) => ({ statement, account })),
  );
  const [first] = statements;
  if (first === undefined) return refused({ type: "no-statement" });
  const numbers = statements.map(({ statement, account }) => textAt(statement, account, "ACCTID"));
  if (new Set(numbers).size > 1) return refused({ type: "several-accounts" });
  const entries = statements.flatMap(({ statement }) =>
    elementsAt(statement, "BANKTRANLIST", "STMTTRN"),
  );
  if (entries.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (entries.length === 0) return refused({ type: "no-rows" });
  const currency = textAt(first.statement, "CURDEF") || "EUR";
  const read = entries.map((entry, index) => readEntry(entry, index + 1));
  const counts = currency === "EUR";
  const found = {
    movements: counts ? read.filter((one) => "signed" in one) : [],
    unread: counts ? read.filter((one) => "reason" in one) : [],
    ignored: counts ? [] : entries.map(() => "currency" as const),
  };
  const digits = lastDigits(numbers[0] ?? "");
  const about = {
    source: { id: "ofx", name: "Extrato OFX" },
    account: { digits, kind: kindOf(first.statement, first.account) },
  };
  const closing = counts ? closingOf(first.statement) : null;
  const told = { proof: { state: "none" }, closing } as const;
  return accepted({ type: "statement", statement: toStatement(about, found, told) });
}

function kindOf(statement: Markup, account: string): AccountKind {
  if (account === "CCACCTFROM") return "card";
  return textAt(statement, account, "ACCTTYPE") === "SAVINGS" ? "savings" : "current";
}

/** `20260105`, `20260105120000[0:GMT]`: the day as the bank wrote it. */
function dayOf(text: string): CivilDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  return parseCivilDate(`${year}-${month}-${day}`);
}

function readEntry(entry: Markup, line: number): Movement | UnreadRow {
  const posted = textAt(entry, "DTPOSTED");
  const date = dayOf(posted);
  const amount = readDecimal(textAt(entry, "TRNAMT"));
  const [name, memo] = [
    textAt(entry, "NAME") || textAt(entry, "PAYEE", "NAME"),
    textAt(entry, "MEMO"),
  ];
  const original = bankText(name === memo ? name : `${name} ${memo}`);
  if (date === null || !amount.ok) {
    const text = shownRow([posted, textAt(entry, "TRNAMT"), original]);
    return { line, text, reason: date === null || amount.ok ? "date" : amount.reason };
  }
  const rest = { balance: null, chain: "", taxNumber: null, category: null };
  return { line, date, sortsAs: posted, signed: amount.value, original, ...rest };
}

function closingOf(statement: Markup): Closing | null {
  const amount = readDecimal(textAt(statement, "LEDGERBAL", "BALAMT"));
  const date = dayOf(textAt(statement, "LEDGERBAL", "DTASOF"));
  return amount.ok && date !== null ? { amount: cents(amount.value), date } : null;
}
