import { importLineId, type AccountId } from "../../shared/ids.ts";
import { INVOICES } from "../invoices.ts";
import type { KeptLine } from "../kept-line.ts";
import { nearPairs, pairNearest } from "../../shared/pair-nearest.ts";
import type { OtherSides } from "./other-sides.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** An invoice and the movement that pays it lie at most so many days apart. */
const PAID_WITHIN = 3;

/** Whether a line comes from a list of invoices. */
export const isInvoiceOf =
  (files: readonly ReviewFile[]) =>
  ({ file }: ReviewLine): boolean =>
    files[file]?.statement.source.id === INVOICES.id;

/**
 * Finds invoices whose purchase is there as a movement: the same kind and cents, at most three days apart, one to one,
 * the nearest first; among the files and against earlier imports. `invoices` are the accounts that are lists of invoices.
 */
export function paidInvoices(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly KeptLine[],
  invoices: ReadonlySet<AccountId>,
): OtherSides {
  const isInvoice = isInvoiceOf(files);
  const fresh = lines.filter(({ standing }) => standing.is === "new");
  const moved = fresh.filter((line) => !isInvoice(line));
  const movedBefore = known.filter(
    ({ account, state }) => !invoices.has(account) && (state === "counted" || state === "joined"),
  );
  const issuedBefore = known.filter(
    ({ account, state }) => invoices.has(account) && state === "counted",
  );
  const paid = pairNearest<ReviewLine, ReviewLine | KeptLine>(
    nearPairs(fresh.filter(isInvoice), [...moved, ...movedBefore], PAID_WITHIN),
  );
  const taken = new Set(paid.map(({ right }) => right));
  const left = moved.filter((line) => !taken.has(line));
  const paidNow = pairNearest(nearPairs(issuedBefore, left, PAID_WITHIN));
  return {
    because: new Map(paid.map((pair) => [pair.left, importLineId(pair.right.id)])),
    ousted: new Map(paidNow.map((pair) => [pair.right, pair.left.id])),
  };
}
