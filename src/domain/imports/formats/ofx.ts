import { FORMAT_NAMES } from "../format-names.ts";
import { cents } from "../../shared/cents.ts";
import { compareText } from "../../shared/compare-text.ts";
import { accepted, refused } from "../../shared/result.ts";
import type { AccountKind, Closing } from "../../accounts/account.ts";
import { lastDigits } from "../bank-text.ts";
import { ROWS_MAX } from "../file-limits.ts";
import { accountsIn, foreignRows, partsOfAccount } from "./account-parts.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";
import { correctedOfx } from "./ofx-corrections.ts";
import { isOfxEuro, isUnsignedDebit, ofxDay, readOfxEntry, type OfxEntry } from "./ofx-entry.ts";
import { readDecimal } from "../cells/read-amount.ts";
import type { Read } from "../tables/read-outcome.ts";
import type { Movement } from "../statements/movement.ts";
import { toStatement } from "../statements/to-statement.ts";
import { repeatedIn, twinsOf } from "../statements/twins.ts";

/** The paths of the statements of a bank and of a card, and the name of an account in each. */
const STATEMENTS = [
  { path: ["OFX", "BANKMSGSRSV1", "STMTTRNRS", "STMTRS"], account: "BANKACCTFROM" },
  { path: ["OFX", "CREDITCARDMSGSRSV1", "CCSTMTTRNRS", "CCSTMTRS"], account: "CCACCTFROM" },
] as const;

/** The movements of investments, which are not read. */
const INVESTMENTS = ["OFX", "INVSTMTMSGSRSV1", "INVSTMTTRNRS", "INVSTMTRS", "INVTRANLIST"] as const;

/** A statement of a document: its entries, each with its place in the file. */
type OfxStatement = {
  readonly number: string;
  readonly rows: number;
  readonly hasEuros: boolean;
  readonly kind: AccountKind;
  readonly statement: Markup;
  readonly entries: readonly OfxEntry[];
};

/**
 * Reads an OFX document of either version; each movement counts as one line. Of several accounts only the chosen one is
 * read. Null for any other document.
 */
export function readOfx(document: Markup, account?: string): Read | null {
  if (elementsAt(document, "OFX").length === 0) return null;
  const statements = statementsIn(document);
  if (statements.length === 0) return refused({ type: "no-statement" });
  const rows = statements.reduce((sum, one) => sum + one.rows, 0);
  if (rows > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (rows === 0) return refused({ type: "no-rows" });
  const own = partsOfAccount(statements, account);
  if (own === null) return accepted({ type: "several-accounts", accounts: accountsIn(statements) });
  const pending = own.flatMap(({ statement }) =>
    elementsAt(statement, "BANKTRANLISTP", "STMTTRNP").map(() => "pending" as const),
  );
  const invested = elementsAt(document, ...INVESTMENTS)
    .flatMap(({ children }) => children)
    .filter(({ children }) => children.length > 0)
    .map(() => "elsewhere" as const);
  const { kept, corrected, unread: uncorrected } = correctedOfx(own.flatMap((one) => one.entries));
  const read = kept.map(readOfxEntry);
  const found = {
    movements: read.filter((one) => typeof one === "object" && "signed" in one),
    unread: [...uncorrected, ...read.filter((one) => typeof one === "object" && "reason" in one)],
    ignored: [
      ...read.filter((one) => typeof one === "string"),
      ...corrected,
      ...pending,
      ...invested,
      ...Array.from({ length: foreignRows(statements) }, () => "currency" as const),
    ],
  };
  const about = {
    source: { id: "ofx", name: FORMAT_NAMES.ofx },
    account: { digits: lastDigits(own[0]?.number ?? ""), kind: own[0]?.kind ?? "current" },
  } as const;
  const euros = own.map(({ statement }) => statement).filter((one) => isOfxEuro("", one));
  const told = { proof: { state: "none" }, closing: closingOf(euros) } as const;
  const twins = twinsIn(own, found.movements);
  const unsigned = kept
    .filter((one) => one.unsigned && isUnsignedDebit(one.entry))
    .map(({ line }) => line);
  const statement = toStatement(about, found, told);
  return accepted({
    type: "statement",
    statement: {
      ...statement,
      ...(twins.length > 0 && { twins }),
      ...(unsigned.length > 0 && { unsigned }),
    },
  });
}

function statementsIn(document: Markup): readonly OfxStatement[] {
  const found = STATEMENTS.flatMap(({ path, account }) =>
    elementsAt(document, ...path).map((statement) => ({
      statement,
      account,
      number: textAt(statement, account, "ACCTID"),
      type: account === "CCACCTFROM" ? "CREDITCARD" : textAt(statement, account, "ACCTTYPE"),
    })),
  );
  let line = 0;
  const typesOf = Map.groupBy(found, ({ number }) => number);
  const seen = found.map(({ statement, account, number, type }) => ({
    statement,
    account,
    // Some banks give a person's accounts and cards one number.
    number: typesOf.get(number)?.some((other) => other.type !== type)
      ? `${number} ${type}`
      : number,
    entries: elementsAt(statement, "BANKTRANLIST", "STMTTRN").map((entry): OfxEntry => ({
      entry,
      statement,
      line: (line += 1),
      unsigned: false,
      counted: false,
    })),
  }));
  return seen.map(({ statement, account, number, entries }) => {
    const [unsigned, counted] = [isUnsigned(entries), areCounted(entries)];
    return {
      number,
      rows: entries.length,
      hasEuros: entries.some(({ entry }) =>
        isOfxEuro(textAt(entry, "CURRENCY", "CURSYM") || textAt(entry, "CURRENCY"), statement),
      ),
      kind: kindOf(statement, account),
      statement,
      entries: entries.map((one) => ({ ...one, unsigned, counted })),
    };
  });
}

/** Whether references are the numbers from 0 or 1 on, in any order: the next file begins with them again. */
function areCounted(entries: readonly OfxEntry[]): boolean {
  const numbers = new Set(entries.map(({ entry }) => textAt(entry, "FITID")));
  if (numbers.size < entries.length) return false;
  const first = numbers.has("0") ? 0 : 1;
  return entries.every((_, at) => numbers.has(String(first + at)));
}

/** Whether every movement that is called a debit is an amount without a minus: then nothing shows a direction. */
function isUnsigned(entries: readonly OfxEntry[]): boolean {
  const debits = entries.filter(({ entry }) => textAt(entry, "TRNTYPE").toUpperCase() === "DEBIT");
  return debits.length > 0 && debits.every(({ entry }) => !isNegative(entry));
}

const isNegative = (entry: Markup): boolean => {
  const amount = readDecimal(textAt(entry, "TRNAMT"));
  return !amount.ok || amount.value <= 0;
};

function kindOf(statement: Markup, account: string): AccountKind {
  if (account === "CCACCTFROM") return "card";
  return textAt(statement, account, "ACCTTYPE") === "SAVINGS" ? "savings" : "current";
}

/**
 * The lines that stand in the file twice: in two of its statements, or under the same reference with the same day,
 * amount and text.
 */
function twinsIn(own: readonly OfxStatement[], movements: readonly Movement[]): readonly number[] {
  const byLine = new Map(movements.map((movement) => [movement.line, movement]));
  const parts = own.map(({ entries }) => entries.flatMap(({ line }) => byLine.get(line) ?? []));
  const again = parts.flatMap((part) =>
    repeatedIn(part.filter(({ reference }) => reference !== undefined)),
  );
  const between = parts.length > 1 ? twinsOf(parts) : [];
  return [...new Set([...again, ...between])].toSorted((one, other) => one - other);
}

/** The latest balance in the statements. The available one (AVAILBAL) counts planned movements too, and is not read. */
function closingOf(statements: readonly Markup[]): Closing | null {
  const told = statements.flatMap((statement) => {
    const amount = readDecimal(textAt(statement, "LEDGERBAL", "BALAMT"));
    const date = ofxDay(textAt(statement, "LEDGERBAL", "DTASOF"));
    return amount.ok && date !== null ? [{ amount: cents(amount.value), date }] : [];
  });
  return told.toSorted((left, right) => compareText(right.date, left.date))[0] ?? null;
}
