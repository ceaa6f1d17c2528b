import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import type { TransactionKind } from "./transaction.ts";

/** Two items that may be the same, and their distance. */
export type Pair<Left, Right> = {
  readonly left: Left;
  readonly right: Right;
  readonly distance: number;
};

/** A pair; `sure` if each is the other's only nearest. */
export type Paired<Left, Right> = Pair<Left, Right> & { readonly sure: boolean };

/** Pairs one to one, the nearest first. */
export function pairNearest<Left, Right>(
  pairs: readonly Pair<Left, Right>[],
): readonly Paired<Left, Right>[] {
  const lefts = new Map<Left, Right>();
  const rights = new Set<Right>();
  const paired: Paired<Left, Right>[] = [];
  const nearest = { left: nearestOf(pairs, "left"), right: nearestOf(pairs, "right") };
  for (const pair of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (lefts.has(pair.left) || rights.has(pair.right)) continue;
    lefts.set(pair.left, pair.right);
    rights.add(pair.right);
    const sure =
      nearest.left.get(pair.left) === pair.right && nearest.right.get(pair.right) === pair.left;
    paired.push({ ...pair, sure });
  }
  return paired;
}

/** The nearest counterpart of each item, null if two are equally near. */
function nearestOf<Left, Right>(
  pairs: readonly Pair<Left, Right>[],
  side: "left" | "right",
): ReadonlyMap<Left | Right, Left | Right | null> {
  const other = side === "left" ? "right" : "left";
  const nearest = new Map<Left | Right, { distance: number; is: Left | Right | null }>();
  for (const pair of pairs) {
    const known = nearest.get(pair[side]);
    if (known === undefined || pair.distance < known.distance) {
      nearest.set(pair[side], { distance: pair.distance, is: pair[other] });
    } else if (pair.distance === known.distance) known.is = null;
  }
  return new Map([...nearest].map(([key, { is }]) => [key, is]));
}

type Movement = {
  readonly kind: TransactionKind;
  readonly amount: Cents;
  readonly date: CivilDate;
};

const keyOf = ({ kind, amount }: Movement) => `${kind} ${amount}`;

/** All pairs of the same kind and amount that are at most some days apart; their distance is in days. */
export function nearPairs<Left extends Movement, Right extends Movement>(
  lefts: readonly Left[],
  rights: readonly Right[],
  within: number,
): readonly Pair<Left, Right>[] {
  const byAmount = Map.groupBy(rights, keyOf);
  return lefts.flatMap((left) =>
    (byAmount.get(keyOf(left)) ?? []).flatMap((right): Pair<Left, Right>[] => {
      const distance = Math.abs(daysBetween(left.date, right.date));
      return distance > within ? [] : [{ left, right, distance }];
    }),
  );
}
