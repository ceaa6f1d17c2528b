import { cents, MAX_AMOUNT, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { indexFrom, plannedDays } from "./planned-days.ts";
import type { Recurrence, RecurrenceDraft } from "./recurrence.ts";

/**
 * The planned amount of a movement, in cents, by its number among all, counted from 0. Instalments add up to the total,
 * and the fee is added to the first, which is at most the largest amount: a plan made before both were bounded together
 * must not keep the others from being recorded.
 */
export function amountAt({ cost, times }: RecurrenceDraft, index: number): Cents {
  if (cost.of === "each") return cost.amount;
  const part = partOf(cost.total, times ?? 1, index) + (index === 0 ? cost.fee : 0);
  return cents(Math.min(part, MAX_AMOUNT));
}

/** One of so many parts of a sum: the remainder of the division is spread over the first ones, a cent each. */
const partOf = (sum: number, count: number, index: number): number =>
  Math.floor(sum / count) + (index < sum % count ? 1 : 0);

/**
 * The amounts of the open instalments by day, if others were paid with more or less than planned: what is left of the
 * total is spread over them. Null if all were paid as planned, or the movements are no instalments.
 */
export function amountsLeft(plan: Recurrence): ReadonlyMap<CivilDate, Cents> | null {
  const { cost, overpaid, exceptions } = plan;
  if (cost.of === "each" || overpaid === undefined) return null;
  const settled = new Set(exceptions.flatMap((one) => (one.state === "settled" ? [one.day] : [])));
  const open = [...plannedDays(plan, indexFrom(plan, plan.openFrom))].filter(
    ({ day }) => !settled.has(day),
  );
  const planned = open.reduce((sum, { index }) => sum + amountAt(plan, index), 0);
  const owed = Math.max(0, planned - overpaid);
  const fee = open[0]?.index === 0 ? Math.min(cost.fee, owed) : 0;
  const amounts = open.map(({ day }, place) => {
    const part = partOf(owed - fee, open.length, place);
    return [day, cents(Math.min(place === 0 ? part + fee : part, MAX_AMOUNT))] as const;
  });
  return new Map(amounts);
}
