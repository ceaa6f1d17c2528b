import { FORMAT_NAMES } from "../format-names.ts";
import { accepted, refused } from "../../shared/result.ts";
import { lastDigits, shownRow } from "../bank-text.ts";
import { ROWS_MAX } from "../file-limits.ts";
import type { Movement } from "../statements/movement.ts";
import type { IgnoredReason, UnreadRow } from "../statements/statement.ts";
import { toStatement } from "../statements/to-statement.ts";
import { twinsOf } from "../statements/twins.ts";
import type { Read } from "../tables/read-outcome.ts";
import { accountsIn, foreignRows, partsOfAccount } from "./account-parts.ts";
import { camtBalances, camtClosing, camtProof, type CamtBalances } from "./camt-balances.ts";
import { currencyOf, isReversal, readCamtEntry } from "./camt-entry.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";

/** The paths of the reports in the three messages: statement (053), report of a day (052), notice (054). */
const REPORTS = [
  ["BkToCstmrStmt", "Stmt"],
  ["BkToCstmrAcctRpt", "Rpt"],
  ["BkToCstmrDbtCdtNtfctn", "Ntfctn"],
] as const;

/** A report of an account: its entries, each with its place in the file. */
type Report = {
  readonly number: string;
  readonly rows: number;
  readonly hasEuros: boolean;
  readonly currency: string;
  readonly entries: readonly { readonly entry: Markup; readonly line: number }[];
  readonly balances: CamtBalances;
};

/** What was read of a report, and which of its lines take back others. */
type ReadReport = {
  readonly balances: CamtBalances;
  readonly movements: readonly Movement[];
  readonly unread: readonly UnreadRow[];
  readonly ignored: readonly IgnoredReason[];
  readonly reversals: ReadonlySet<number>;
};

/**
 * Reads a CAMT.053, 052 or 054 document; each entry counts as one line. Of several accounts only the chosen one is read.
 * Null for any other document.
 */
export function readCamt(document: Markup, account?: string): Read | null {
  const found = REPORTS.flatMap((path) => elementsAt(document, ...path));
  if (found.length === 0) return null;
  const reports = reportsIn(found);
  const rows = reports.reduce((sum, report) => sum + report.rows, 0);
  if (rows > ROWS_MAX) return refused({ type: "too-many-rows" });
  if (rows === 0) return refused({ type: "no-rows" });
  const own = partsOfAccount(reports, account);
  if (own === null) return accepted({ type: "several-accounts", accounts: accountsIn(reports) });
  const read = directed(own.map(readReport));
  const proof = camtProof(read);
  const twins =
    proof.state === "proven" || read.length === 1
      ? []
      : twinsOf(read.map(({ movements }) => movements));
  const statement = toStatement(
    {
      source: { id: "camt", name: FORMAT_NAMES.camt },
      account: { digits: lastDigits(own[0]?.number ?? ""), kind: "current" },
    },
    {
      movements: read.flatMap(({ movements }) => movements),
      unread: read.flatMap(({ unread }) => unread),
      ignored: [
        ...read.flatMap(({ ignored }) => ignored),
        ...Array.from({ length: foreignRows(reports) }, () => "currency" as const),
      ],
    },
    { proof, closing: camtClosing(own.map(({ balances }) => balances)) },
  );
  return accepted({
    type: "statement",
    statement: { ...statement, ...(twins.length > 0 && { twins }) },
  });
}

function reportsIn(found: readonly Markup[]): readonly Report[] {
  let line = 0;
  return found.map((report): Report => {
    const currency = textAt(report, "Acct", "Ccy").toUpperCase() || "EUR";
    const entries = elementsAt(report, "Ntry").map((entry) => ({ entry, line: (line += 1) }));
    return {
      number: textAt(report, "Acct", "Id", "IBAN") || textAt(report, "Acct", "Id", "Othr", "Id"),
      rows: entries.length,
      hasEuros: entries.some(({ entry }) => currencyOf(entry, currency) === "EUR"),
      currency,
      entries,
      balances: camtBalances(report, currency),
    };
  });
}

function readReport({ entries, currency, balances }: Report): ReadReport {
  const read = entries.map(({ entry, line }) => readCamtEntry(entry, line, currency));
  return {
    balances,
    movements: read.filter((one) => typeof one === "object" && "signed" in one),
    unread: read.filter((one) => typeof one === "object" && "reason" in one),
    ignored: read.filter((one) => typeof one === "string"),
    reversals: new Set(entries.filter(({ entry }) => isReversal(entry)).map(({ line }) => line)),
  };
}

/**
 * Gives reversals their direction. By the standard an entry states its own; some banks state that of the entry that is
 * taken back. The balances decide, else the standard; where they cannot, and only what a bank of the second kind takes
 * back is in the file, a reversal is not read.
 */
function directed(reports: readonly ReadReport[]): readonly ReadReport[] {
  const proof = camtProof(reports).state;
  if (proof === "proven" || reports.every(({ reversals }) => reversals.size === 0)) return reports;
  const turned = reports.map((report) => ({
    ...report,
    movements: report.movements.map((movement) =>
      report.reversals.has(movement.line) ? { ...movement, signed: 0 - movement.signed } : movement,
    ),
  }));
  if (camtProof(turned).state === "proven") return turned;
  return proof === "none" ? withoutDoubtful(reports) : reports;
}

function withoutDoubtful(reports: readonly ReadReport[]): readonly ReadReport[] {
  const plain = new Set(
    reports.flatMap(({ movements, reversals }) =>
      movements.filter(({ line }) => !reversals.has(line)).map(({ signed }) => signed),
    ),
  );
  return reports.map((report) => {
    const doubtful = report.movements.filter(
      ({ line, signed }) => report.reversals.has(line) && plain.has(signed) && !plain.has(-signed),
    );
    return {
      ...report,
      movements: report.movements.filter((movement) => !doubtful.includes(movement)),
      unread: [
        ...report.unread,
        ...doubtful.map(({ line, date, signed, original }) => ({
          line,
          text: shownRow([date, String(Math.abs(signed) / 100), original]),
          reason: "sign" as const,
        })),
      ],
    };
  });
}
