import { nextOf } from "../recurrences/due.ts";
import { reachOf } from "../recurrences/fulfil.ts";
import { lastChange } from "../recurrences/price-change.ts";
import { shopKey } from "../recurrences/proposals.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { oldestFirst } from "../transactions/newest-first.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { SmartAlert } from "./smart-alert.ts";

/** A smaller rise, in cents or in percent, is not reported. */
const SMALL = cents(50);
const SMALL_PERCENT = 1;
/** A payment of more than this many times the plan is another purchase at the same shop. */
const MAX_PRICE_FACTOR = 2;

/**
 * Recurring expenses whose last payment is above the plan, while the one before was about as planned. Each price is
 * reported once, for its first payment. Movements that are confirmed first may differ each time: for those one of the
 * two prices has to have been paid twice.
 */
export function priceRises(
  recurrences: readonly Recurrence[],
  records: readonly Transaction[],
  today: CivilDate,
): readonly SmartAlert[] {
  const plans = Map.groupBy(recurrences.filter(isPriced), shopKey);
  if (plans.size === 0) return [];
  const paid = Map.groupBy(
    records.filter(({ date }) => date <= today),
    shopKey,
  );
  return [...plans].flatMap(([key, [plan, ...others]]) =>
    key === null || plan === undefined || others.length > 0
      ? []
      : riseOf(plan, paid.get(key) ?? []),
  );
}

const isPriced = (one: Recurrence) =>
  one.kind === "expense" && one.cost.of === "each" && nextOf(one) !== null;

function riseOf(plan: Recurrence, records: readonly Transaction[]): readonly SmartAlert[] {
  if (plan.cost.of !== "each" || plan.description === null) return [];
  const planned = plan.cost.amount;
  const payments = withoutOwn(plan, planned, records);
  const last = payments.at(-1);
  if (
    last === undefined ||
    isSmall(last.amount, planned) ||
    last.amount > MAX_PRICE_FACTOR * planned
  )
    return [];
  const isSteady = plan.mode === "automatic";
  const change = lastChange(payments);
  if (change === null ? !isSteady || payments.length > 1 : !isSteady && !change.held) return [];
  const from = change?.former.amount ?? planned;
  if (!isSmall(from, planned) || !isSmall(planned, from)) return [];
  const { id } = change?.first ?? last;
  return [{ type: "price-rise", id, name: plan.description, from, to: last.amount }];
}

/** Payments by day, without those that a plan recorded automatically beside the actual payment. */
function withoutOwn(
  plan: Recurrence,
  planned: Cents,
  records: readonly Transaction[],
): readonly Transaction[] {
  const reach = reachOf(plan);
  const others = records.filter(({ amount }) => amount !== planned);
  return oldestFirst(
    records.filter(
      ({ amount, date }) =>
        amount !== planned ||
        others.every((other) => Math.abs(daysBetween(other.date, date)) > reach),
    ),
  );
}

const isSmall = (amount: Cents, than: Cents): boolean =>
  amount - than <= SMALL || (amount - than) * 100 <= than * SMALL_PERCENT;
