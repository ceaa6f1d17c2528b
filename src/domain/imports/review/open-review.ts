import type { Knowledge } from "../../guessing/guess.ts";
import type { Recurrence } from "../../recurrences/recurrence.ts";
import { compareText } from "../../shared/compare-text.ts";
import type { AccountId, TransactionId } from "../../shared/ids.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import type { StoredLine } from "../stored-line.ts";
import { cardSettlements } from "./card-settlements.ts";
import { ownTransfers } from "./own-transfers.ts";
import { invoicedBefore, isInvoiceOf, paidInvoices } from "./paid-invoices.ts";
import { plannedMatches } from "./planned-matches.ts";
import { possibleMatches } from "./possible-matches.ts";
import { proposer } from "./propose.ts";
import { recordedMatches } from "./recorded-matches.ts";
import type { LeftOut, Excluded } from "../left-out.ts";
import type { LineOrigin, Review, ReviewFile, ReviewLine } from "./review.ts";
import { earlierImportMatches } from "./earlier-card-settlements.ts";
import { answeredRows } from "./file-questions.ts";
import { knownRowsOf } from "./known-rows.ts";
import { billsOf } from "../bill.ts";
import { identifyRows } from "./line-origins.ts";

/** The records of a ledger that files are compared with. */
export type Known = {
  /** The lines of all earlier imports. */
  readonly lines: readonly StoredLine[];
  /** The accounts that are lists of invoices, and those that are cards. */
  readonly invoices: ReadonlySet<AccountId>;
  readonly cards: ReadonlySet<AccountId>;
  /** The records without an import, around the days of the files. */
  readonly entered: readonly Transaction[];
  /** The names of the accounts, if there are several. */
  readonly accountNames?: ReadonlyMap<AccountId, string>;
  readonly knowledge: Knowledge;
  /** The recurrences of the ledger. */
  readonly recurrences: readonly Recurrence[];
};

/** The number of lines per slice. */
const SLICE_LINES = 200;

/**
 * Compares files with the known records and proposes an outcome for each line. It pauses between slices, so that the
 * page stays responsive; `newId` makes the ids of new records.
 */
export function* openReview(
  picked: readonly ReviewFile[],
  known: Known,
  newId: () => TransactionId,
): Generator<void, Review> {
  const { files, lines } = yield* linesOf(picked, known, newId);
  yield;
  const paid = paidInvoices(files, lines, known.lines, known.invoices);
  yield;
  const unpaid = lines.filter((line) => !paid.because.has(line));
  const isInvoice = isInvoiceOf(files);
  const bills = billsOf(known.entered);
  const invoiced = invoicedBefore(known.lines, bills, known.invoices);
  const equal = possibleMatches(
    unpaid,
    bills,
    (line, record) => !isInvoice(line) || !invoiced.has(record),
  );
  yield;
  const found = new Set([...equal.values()].map((one) => one.is === "possible" && one.match));
  const about = recordedMatches(
    unpaid.filter((line) => line.origin.is === "new" && !equal.has(line) && !isInvoice(line)),
    bills.filter(({ record }) => !found.has(record)),
    known.recurrences,
  );
  const named = inAccounts(known.accountNames);
  const possible = new Map([...equal, ...about].map(([line, one]) => [line, named(one)]));
  yield;
  const transfers = ownTransfers(
    files,
    lines.filter((line) => !isInvoice(line)),
    known.lines.filter(({ account }) => !known.invoices.has(account)),
  );
  yield;
  const planned = plannedMatches(
    unpaid.filter((line) => line.origin.is === "new" && !possible.has(line)),
    known.recurrences,
  );
  yield;
  const settlements = cardSettlements(files, lines, known.lines, known.cards);
  const settled = earlierImportMatches(
    files,
    lines.filter((line) => line.counted && !transfers.because.has(line)),
    known.lines,
    known.cards,
  );
  const judge = judgeOf({ paid, possible, transfers, planned, settlements, settled });
  return {
    files,
    lines: lines
      .map(judge)
      .toReversed()
      .toSorted((a, b) => compareText(b.date, a.date)),
  };
}

/** Names the account of a record that a line may be. */
const inAccounts =
  (names: Known["accountNames"]) =>
  (origin: LineOrigin): LineOrigin => {
    if (origin.is !== "possible") return origin;
    const account = origin.match.account && names?.get(origin.match.account);
    return account ? { ...origin, account } : origin;
  };

/** The findings of comparing the lines with each other and with the ledger. */
type Findings = {
  readonly paid: ReturnType<typeof paidInvoices>;
  readonly possible: ReturnType<typeof possibleMatches>;
  readonly transfers: ReturnType<typeof ownTransfers>;
  readonly planned: ReturnType<typeof plannedMatches>;
  readonly settlements: ReturnType<typeof cardSettlements>;
  readonly settled: ReturnType<typeof earlierImportMatches>;
};

/** Applies to a line what was found about it. */
function judgeOf({
  paid,
  possible,
  transfers,
  planned,
  settlements,
  settled,
}: Findings): (line: ReviewLine) => ReviewLine {
  const excludedBy = (line: ReviewLine): readonly Excluded[] => {
    const other = transfers.excluded.get(line);
    if (other !== undefined) return [{ id: other, reason: "transfer" }];
    const invoice = paid.excluded.get(line);
    return [
      ...(invoice === undefined ? [] : [{ id: invoice, reason: "invoice" } as const]),
      ...(settled.get(line) ?? []).map((id) => ({ id, reason: "card" }) as const),
    ];
  };
  const leftOutOf = (line: ReviewLine): LeftOut | null => {
    const movement = paid.because.get(line);
    if (movement !== undefined) return { reason: "invoice", because: movement };
    // A settlement stays one, whatever becomes of its other side.
    const bought = settlements.get(line);
    if (bought !== undefined) return { reason: "card", because: bought };
    const other = transfers.because.get(line);
    return other === undefined ? null : { reason: "transfer", because: other };
  };
  return (line) => {
    const found = line.leftOut === null ? leftOutOf(line) : null;
    const leftOut = line.leftOut ?? found?.reason ?? null;
    const counted = leftOut === null;
    return {
      ...line,
      ...(counted && planned.get(line)),
      origin: possible.get(line) ?? line.origin,
      leftOut,
      counted,
      because: found?.because ?? null,
      excludes: excludedBy(line),
    };
  };
}

/** The lines of files, and what is asked about them. */
type OpenedFiles = {
  readonly files: readonly ReviewFile[];
  readonly lines: readonly ReviewLine[];
};

function* linesOf(
  files: readonly ReviewFile[],
  known: Known,
  newId: () => TransactionId,
): Generator<void, OpenedFiles> {
  const knownIn = yield* knownRowsOf(known.lines);
  const propose = proposer(known.knowledge);
  const lines: ReviewLine[] = [];
  const opened: ReviewFile[] = [];
  for (const [file, one] of files.entries()) {
    const { statement, account, answers = {} } = one;
    const { rows, questions } = answeredRows(statement, answers);
    const found = yield* identifyRows(rows, knownIn(account.id), answers.references);
    opened.push({
      ...one,
      questions: [...questions, ...(found.question ? [found.question] : [])],
    });
    for (const { row, identity, origin } of found.rows) {
      if (lines.length % SLICE_LINES === 0) yield;
      const { line, date, kind, amount, original, balance, part, reference } = row;
      const seen = { line, date, kind, amount, original, balance, ...(part && { part }) };
      lines.push({
        id: newId(),
        file,
        ...seen,
        ...(reference !== undefined && { reference }),
        identity,
        origin,
        named: row.category,
        ...propose(row),
        planned: null,
        parts: null,
        because: null,
        excludes: [],
      });
    }
  }
  return { files: opened, lines };
}
