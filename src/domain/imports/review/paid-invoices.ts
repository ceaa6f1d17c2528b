import { importLineId, type AccountId } from "../../shared/ids.ts";
import { INVOICES } from "../invoices.ts";
import type { StoredLine } from "../stored-line.ts";
import { nearPairs, pairNearest } from "../../transactions/pair-nearest.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import type { OtherSides } from "./other-sides.ts";
import { ENTERED_WITHIN_DAYS } from "./possible-matches.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** The most days between an invoice and its payment. */
const PAID_WITHIN_DAYS = 3;

/** Whether a line is the invoice of an entered record; the bank's movement may still be joined to that record. */
const isEnteredInvoice = ({ leftOut }: StoredLine) =>
  leftOut?.reason === "invoice" && leftOut.because === null;

/**
 * The entered records that already have an invoice in an earlier import. `invoices` are the accounts that are lists of
 * invoices.
 */
export function invoicedBefore(
  known: readonly StoredLine[],
  entered: readonly Transaction[],
  invoices: ReadonlySet<AccountId>,
): ReadonlySet<Transaction | StoredLine> {
  const issued = known.filter((line) => invoices.has(line.account) && isEnteredInvoice(line));
  const joined = known.filter(({ state }) => state === "joined");
  const pairs = nearPairs<StoredLine, Transaction | StoredLine>(
    issued,
    [...entered, ...joined],
    ENTERED_WITHIN_DAYS,
  );
  return new Set(pairNearest(pairs).map(({ right }) => right));
}

/** Whether a line comes from a list of invoices. */
export const isInvoiceOf =
  (files: readonly ReviewFile[]) =>
  ({ file }: ReviewLine): boolean =>
    files[file]?.statement.source.id === INVOICES.id;

/**
 * Finds invoices whose payment is there as a movement: the same kind and amount, at most three days apart, one to one,
 * the nearest first; among the files and against earlier imports, whose movements pay no other invoice yet. `invoices`
 * are the accounts that are lists of invoices.
 */
export function paidInvoices(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly StoredLine[],
  invoices: ReadonlySet<AccountId>,
): OtherSides {
  const isInvoice = isInvoiceOf(files);
  const fresh = lines.filter(({ origin }) => origin.is === "new");
  const moved = fresh.filter((line) => !isInvoice(line));
  const paying = new Set(
    known
      .filter(({ account, state }) => invoices.has(account) && state === "not-counted")
      .map(({ leftOut }) => leftOut?.because),
  );
  const movedBefore = known.filter(
    ({ id, account, state }) =>
      !invoices.has(account) && !paying.has(id) && (state === "counted" || state === "joined"),
  );
  const issuedBefore = known.filter(
    ({ account, state }) => invoices.has(account) && state === "counted",
  );
  const paid = pairNearest<ReviewLine, ReviewLine | StoredLine>(
    nearPairs(fresh.filter(isInvoice), [...moved, ...movedBefore], PAID_WITHIN_DAYS),
  );
  const taken = new Set(paid.map(({ right }) => right));
  const left = moved.filter((line) => !taken.has(line));
  const paidNow = pairNearest(nearPairs(issuedBefore, left, PAID_WITHIN_DAYS));
  return {
    because: new Map(paid.map((pair) => [pair.left, importLineId(pair.right.id)])),
    excluded: new Map(paidNow.map((pair) => [pair.right, pair.left.id])),
  };
}
