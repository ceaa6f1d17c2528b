import { daysBetween } from "../../shared/days-between.ts";
import type { AccountId, ImportLineId } from "../../shared/ids.ts";
import { pairNearest, type Pair } from "../../shared/pair-nearest.ts";
import type { KeptLine } from "../kept-line.ts";
import { boughtBefore, boughtNow, isSettlement, offOf, settlesCard } from "./card-settlements.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** What comes in to a card lies at most so many days from what pays it, and its cents at most so many percent. */
const PAID_WITHIN = 3;
const PAID_WITHIN_PERCENT = 10;

/**
 * Finds the settlements of earlier imports that count, and are not to any more: the card's own file comes after them. Each
 * goes because of its payment as the card tells it, else of a purchase, one to one. Where earlier imports had purchases
 * for one that counts somebody said so: then the payment alone speaks against it. `cards` are the accounts of cards.
 */
export function settledBefore(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly KeptLine[],
  cards: ReadonlySet<AccountId>,
): ReadonlyMap<ReviewLine, ImportLineId> {
  const settlements = known.filter(
    (line) => line.state === "counted" && !cards.has(line.account) && isSettlement(line),
  );
  const earlier = boughtBefore(known, cards);
  const unasked = settlements.filter((line) => earlier.every((one) => offOf(one, line) === null));
  const paidIn = lines.filter(
    (line) => line.kind === "income" && line.standing.is === "new" && settlesCard(line, files),
  );
  const bought = boughtNow(files, lines);
  const pairs = [...pairsOf(paidIn, settlements, awayOf), ...pairsOf(bought, unasked, offOf)];
  return new Map(pairNearest(pairs).map(({ left, right }) => [left, right.id]));
}

const pairsOf = (
  lines: readonly ReviewLine[],
  settlements: readonly KeptLine[],
  distanceOf: (line: ReviewLine, settlement: KeptLine) => number | null,
): readonly Pair<ReviewLine, KeptLine>[] =>
  lines.flatMap((left) =>
    settlements.flatMap((right) => {
      const distance = distanceOf(left, right);
      return distance === null ? [] : [{ left, right, distance }];
    }),
  );

/** How far a payment lies from a settlement that it may be, always nearer than any purchase; null where it is none. */
function awayOf(paid: ReviewLine, { date, amount }: KeptLine): number | null {
  const away = Math.abs(daysBetween(paid.date, date));
  const isAbout = Math.abs(paid.amount - amount) * 100 <= amount * PAID_WITHIN_PERCENT;
  return away <= PAID_WITHIN && isAbout ? away - PAID_WITHIN - 1 : null;
}
