import { daysBetween } from "../../shared/days-between.ts";
import type { AccountId, ImportLineId } from "../../shared/ids.ts";
import { pairNearest, type Pair } from "../../transactions/pair-nearest.ts";
import type { KeptLine } from "../kept-line.ts";
import {
  boughtBefore,
  boughtNow,
  isSettlement,
  likeliestBought,
  settlesCard,
} from "./card-settlements.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/** The most days, and the most percent of cents, between an incoming of a card and the outgoing that pays it. */
const PAID_WITHIN = 3;
const PAID_WITHIN_PERCENT = 10;

/**
 * Finds the settlements of earlier imports that count, and are not to any more: the card's own file comes after them. Each
 * goes because of its payment as the card tells it, one to one, else of the purchase that it most likely pays for. Where
 * earlier imports had purchases for one that counts somebody said so: then the payment alone speaks against it. `cards` are
 * the accounts of cards.
 */
export function settledBefore(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly KeptLine[],
  cards: ReadonlySet<AccountId>,
): ReadonlyMap<ReviewLine, readonly ImportLineId[]> {
  const settlements = known.filter(
    (line) => line.state === "counted" && !cards.has(line.account) && isSettlement(line),
  );
  const earlier = boughtBefore(known, cards);
  const paidIn = lines.filter(
    (line) => line.kind === "income" && line.standing.is === "new" && settlesCard(line, files),
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
  settlements: readonly KeptLine[],
): readonly Pair<ReviewLine, KeptLine>[] =>
  lines.flatMap((left) =>
    settlements.flatMap((right) => {
      const distance = awayOf(left, right);
      return distance === null ? [] : [{ left, right, distance }];
    }),
  );

/** How many days a payment lies from a settlement that it may be; null where it is none. */
function awayOf(paid: ReviewLine, { date, amount }: KeptLine): number | null {
  const away = Math.abs(daysBetween(paid.date, date));
  const isAbout = Math.abs(paid.amount - amount) * 100 <= amount * PAID_WITHIN_PERCENT;
  return away <= PAID_WITHIN && isAbout ? away : null;
}
