import { cents } from "../../shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../../shared/civil-date.ts";
import { compareText } from "../../shared/compare-text.ts";
import { accepted, refused } from "../../shared/result.ts";
import type { AccountKind, Closing } from "../../accounts/account.ts";
import { bankText, lastDigits, shownRow } from "../bank-text.ts";
import { ROWS_MAX } from "../file-limits.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";
import type { Movement } from "../statements/movement.ts";
import { readDecimal } from "../tables/read-amount.ts";
import type { Read } from "../tables/read-table.ts";
import type { UnreadRow } from "../statements/statement.ts";
import { toStatement } from "../statements/to-statement.ts";

/** The paths of the statements of a bank and of a card, and the name of an account in each. */
const STATEMENTS = [
  { path: ["OFX", "BANKMSGSRSV1", "STMTTRNRS", "STMTRS"], account: "BANKACCTFROM" },
  { path: ["OFX", "CREDITCARDMSGSRSV1", "CCSTMTTRNRS", "CCSTMTRS"], account: "CCACCTFROM" },
] as const;

/** Reads an OFX document of either version; each movement counts as one line. Null for any other document. */
export function readOfx(document: Markup, _account?: string): Read | null {
  if (elementsAt(document, "OFX").length === 0) return null;
  const statements = STATEMENTS.flatMap(({ path, account }) =>
    elementsAt(document, ...path).map((statement) => ({ statement, account })),
  );
  const [first] = statements;
  if (first === undefined) return refused({ type: "no-statement" });
  const numbers = statements.map(({ statement, account }) => textAt(statement, account, "ACCTID"));
  if (new Set(numbers).size > 1) return refused({ type: "several-accounts" });
  const entries = statements.flatMap(({ statement }) =>
    elementsAt(statement, "BANKTRANLIST", "STMTTRN").map((entry) => ({
      entry,
      isInEuros: isEuro(
        textAt(entry, "CURRENCY", "CURSYM") || textAt(entry, "CURRENCY"),
        statement,
      ),
    })),
  );
  if (entries.length > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (entries.length === 0) return refused({ type: "no-rows" });
  const read = entries.map(({ entry, isInEuros }, index) =>
    isInEuros ? readEntry(entry, index + 1) : ("currency" as const),
  );
  const found = {
    movements: read.filter((one) => typeof one === "object" && "signed" in one),
    unread: read.filter((one) => typeof one === "object" && "reason" in one),
    ignored: read.filter((one) => typeof one === "string"),
  };
  const digits = lastDigits(numbers[0] ?? "");
  const about = {
    source: { id: "ofx", name: "Extrato OFX" },
    account: { digits, kind: kindOf(first.statement, first.account) },
  };
  const closing = closingOf(
    statements.filter(({ statement }) => isEuro("", statement)).map(({ statement }) => statement),
  );
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

/**
 * Whether an amount is in euros: by its own currency, which a converted amount does not have, else by its statement's.
 */
const isEuro = (own: string, statement: Markup): boolean =>
  (own || textAt(statement, "CURDEF") || "EUR").toUpperCase() === "EUR";

/** The latest balance in the statements. */
function closingOf(statements: readonly Markup[]): Closing | null {
  const told = statements.flatMap((statement) => {
    const amount = readDecimal(textAt(statement, "LEDGERBAL", "BALAMT"));
    const date = dayOf(textAt(statement, "LEDGERBAL", "DTASOF"));
    return amount.ok && date !== null ? [{ amount: cents(amount.value), date }] : [];
  });
  return told.toSorted((left, right) => compareText(right.date, left.date))[0] ?? null;
}
