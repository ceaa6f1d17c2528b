import { type AccountId, type ImportLineId } from "../../shared/ids.ts";
import { pairNearest } from "../../shared/pair-nearest.ts";
import type { KeptLine } from "../kept-line.ts";
import { boughtBefore, boughtNow, isSettlement, offOf } from "./card-settlements.ts";
import type { ReviewFile, ReviewLine } from "./review.ts";

/**
 * Finds the settlements of earlier imports that count, and are not to any more: the card's own file comes after them. Each is
 * left out because of one of its purchases, one to one. One that counts although earlier imports had purchases for it
 * does so because somebody said so, and stays. `cards` are the accounts of cards.
 */
export function settledBefore(
  files: readonly ReviewFile[],
  lines: readonly ReviewLine[],
  known: readonly KeptLine[],
  cards: ReadonlySet<AccountId>,
): ReadonlyMap<ReviewLine, ImportLineId> {
  const earlier = boughtBefore(known, cards);
  const settlements = known.filter(
    (line) =>
      line.state === "counted" &&
      !cards.has(line.account) &&
      isSettlement(line) &&
      earlier.every((one) => offOf(one, line) === null),
  );
  const pairs = boughtNow(files, lines).flatMap((left) =>
    settlements.flatMap((right) => {
      const distance = offOf(left, right);
      return distance === null ? [] : [{ left, right, distance }];
    }),
  );
  return new Map(pairNearest(pairs).map(({ left, right }) => [left, right.id]));
}
