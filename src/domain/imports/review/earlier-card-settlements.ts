import { daysBetween } from "../../shared/days-between.ts";
import type { AccountId, ImportLineId } from "../../shared/ids.ts";
import { pairNearest, type Pair } from "../../transactions/pair-nearest.ts";
import type { StoredLine } from "../stored-line.ts";
import {
  boughtBefore,
  boughtNow,
  isSettlement,
  likeliestBought,
  settlesCard,
} from "./card-settlements.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/**
 * The most days, and the largest difference in percent, between a card's incoming payment and the settlement that makes
 * it.
 */
const PAID_WITHIN_DAYS = 3;
const PAID_WITHIN_PERCENT = 10;

/**
 * Finds the counted settlements of earlier imports that should stop counting, since the card's own file follows. Each
 * is mapped to its payment in the card's file, one to one, else to the purchase that it most likely pays for. If
 * earlier imports already had purchases for a counted settlement, the user made it count: then only the payment is a
 * reason. `cards` are the accounts of cards.
 */
export function earlierImportMatches(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly StoredLine[],
  cards: ReadonlySet<AccountId>,
): ReadonlyMap<ReviewLine, readonly ImportLineId[]> {
  const settlements = known.filter(
    (line) => line.state === "counted" && !cards.has(line.account) && isSettlement(line),
  );
  const earlier = boughtBefore(known, cards);
  const paidIn = lines.filter(
    (line) => line.kind === "income" && line.origin.is === "new" && settlesCard(line, files),
  );
  const paid = pairNearest(pairsOf(paidIn, settlements));
  const isPaid = new Set(paid.map(({ right }) => right));
  const bought = boughtNow(files, lines);
  const others = settlements
    .filter((line) => !isPaid.has(line) && likeliestBought(earlier, line) === null)
    .flatMap((right) => {
      const left = likeliestBought(bought, right);
      return left === null ? [] : [{ left, right }];
    });
  const found = Map.groupBy([...paid, ...others], ({ left }) => left);
  return new Map([...found].map(([line, all]) => [line, all.map(({ right }) => right.id)]));
}

const pairsOf = (
  lines: readonly ReviewLine[],
  settlements: readonly StoredLine[],
): readonly Pair<ReviewLine, StoredLine>[] =>
  lines.flatMap((left) =>
    settlements.flatMap((right) => {
      const distance = awayOf(left, right);
      return distance === null ? [] : [{ left, right, distance }];
    }),
  );

/** The days between a payment and the settlement that may make it; null if it cannot. */
function awayOf(paid: ReviewLine, { date, amount }: StoredLine): number | null {
  const away = Math.abs(daysBetween(paid.date, date));
  const isAbout = Math.abs(paid.amount - amount) * 100 <= amount * PAID_WITHIN_PERCENT;
  return away <= PAID_WITHIN_DAYS && isAbout ? away : null;
}
