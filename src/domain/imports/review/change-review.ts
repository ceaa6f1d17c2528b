import { fits } from "../../guessing/fitting-rule.ts";
import { sum } from "../../shared/cents.ts";
import type { TransactionId } from "../../shared/ids.ts";
import { accepted, refused, type Result } from "../../shared/result.ts";
import type { ImportPart } from "../import.ts";
import type { RuleDraft } from "../../rules/rule.ts";
import type { Review, ReviewLine } from "./review.ts";

type Change = (line: ReviewLine) => ReviewLine;

/** Changes some lines; unchanged ones stay the same objects. */
const changed = (
  review: Review,
  isMeant: (line: ReviewLine) => boolean,
  change: Change,
): Review => ({
  ...review,
  lines: review.lines.map((line) => (isMeant(line) ? change(line) : line)),
});

const one = (review: Review, id: TransactionId, change: Change): Review =>
  changed(review, (line) => line.id === id, change);

/** Gives a line a category, and with it all lines with the same words whose category the user has not chosen. */
export function fileUnder(review: Review, id: TransactionId, category: string): Review {
  const meant = review.lines.find((line) => line.id === id);
  if (!meant) return review;
  const isAlike = (line: ReviewLine) => line.reason !== null && line.habit === meant.habit;
  const alike = changed(review, isAlike, (line) => ({
    ...line,
    category,
    reason: { by: "choice" },
  }));
  return one(alike, id, (line) => ({ ...line, category, reason: null }));
}

/** Sets whether a line becomes a record. */
export const count = (review: Review, id: TransactionId, counted: boolean): Review =>
  one(review, id, (line) => ({ ...line, counted }));

/** Sets whether a line is the record that it is shown with. */
export const takeAsSame = (review: Review, id: TransactionId, same: boolean): Review =>
  one(review, id, (line) =>
    line.origin.is === "possible" ? { ...line, origin: { ...line.origin, same } } : line,
  );

/** Sets whether a line is the planned movement that it is shown with. */
export const takeAsPlanned = (review: Review, id: TransactionId, taken: boolean): Review =>
  one(review, id, (line) =>
    line.planned === null ? line : { ...line, planned: { ...line.planned, taken } },
  );

/** Sets whether a line whose record was removed is imported again. */
export const bringBack = (review: Review, id: TransactionId, restored: boolean): Review =>
  one(review, id, (line) =>
    line.origin.is === "repeated" && line.origin.removed
      ? { ...line, origin: { ...line.origin, restored } }
      : line,
  );

/** Divides a line, or removes its division with null; refused if the parts do not add up to it. */
export function divide(
  review: Review,
  id: TransactionId,
  parts: readonly ImportPart[] | null,
): Result<Review, "does-not-add-up"> {
  const line = review.lines.find((other) => other.id === id);
  const addsUp = parts === null || sum(parts.map(({ amount }) => amount)) === line?.amount;
  return addsUp
    ? accepted(one(review, id, (whole) => ({ ...whole, parts })))
    : refused("does-not-add-up");
}

/** Applies a rule to all matching lines, except categories that the user has chosen. */
export const applyRule = (review: Review, rule: RuleDraft): Review =>
  changed(
    review,
    ({ kind, original }) => fits(rule, { kind, text: original }),
    (line) => ({
      ...line,
      asked: null,
      ...(rule.category === null || line.reason === null
        ? {}
        : {
            category: rule.category,
            reason: { by: "rule", contains: rule.contains } as const,
          }),
      description: rule.description ?? line.description,
      ...(rule.leavesOut ? { counted: false, leftOut: "rule" as const, because: null } : {}),
    }),
  );
