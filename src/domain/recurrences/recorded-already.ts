import { pairNearest } from "../transactions/pair-nearest.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { OTHER_WORDS_DAYS, pairsOf, reachOf } from "./fulfil.ts";
import { occurrenceName } from "./occurrence-name.ts";
import type { Occurrence, Recurrence } from "./recurrence.ts";

/** The fields of a record that may be a planned movement which nobody tied to it. */
export type Recorded = Pick<
  Transaction,
  "id" | "kind" | "date" | "category" | "amount" | "description" | "plan"
>;

/** The most days between such a record and the movement; half the period if that is less. */
export const SAME_WITHIN_DAYS = 3;

/** How many days such a record may be from a movement of a plan. */
export const sameReachOf = (plan: Pick<Recurrence, "every" | "unit">): number =>
  Math.min(SAME_WITHIN_DAYS, reachOf(plan));

/**
 * The records that planned movements may be already, by the movements' names: of the same kind and no plan, for an
 * amount within a tenth, of the same category or sharing a telling word, and near; each of one movement only.
 */
export function recordedAlready<Entity extends Recorded>(
  plans: Iterable<Pick<Recurrence, "id" | "every" | "unit">>,
  occurrences: readonly Occurrence[],
  records: readonly Entity[],
): ReadonlyMap<string, Entity> {
  const ofNoPlan = records.filter(({ plan }) => plan === undefined);
  if (ofNoPlan.length === 0 || occurrences.length === 0) return new Map();
  const byDay = Map.groupBy(ofNoPlan, ({ date }) => date);
  const reaches = new Map([...plans].map((plan) => [plan.id, sameReachOf(plan)]));
  const pairs = occurrences
    .flatMap((one) => pairsOf(one, reaches.get(one.recurrenceId) ?? 0, byDay))
    .filter(
      ({ left, right, distance }) =>
        left.category === right.category || distance < OTHER_WORDS_DAYS,
    );
  return new Map(pairNearest(pairs).map(({ left, right }) => [occurrenceName(right), left]));
}
