import { indexFrom, nextPlanned, plannedDays, type DayPlan } from "../recurrences/planned-days.ts";
import { keepsTime, MONTHLY_AND_RARER, planOf, type Rhythm } from "../recurrences/rhythm.ts";
import { addDays } from "../shared/add-days.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { daysBetween } from "../shared/days-between.ts";
import { groupedBy, type Sliced } from "../shared/slices.ts";
import { monthOf, monthsBetween } from "../shared/year-month.ts";
import type { Moved } from "../transactions/movement-words.ts";
import { isAbout, isWordless, ofEnded, paymentGroup, paymentKey } from "./payment-key.ts";
import { expectedOn, type Expected, type Planned } from "./planned.ts";

/** How many latest payments have to come in time, and how many of whom one may be missing before another. */
const LEAST_PAYMENTS = 3;
const PAYMENTS_WITH_A_GAP = 5;

const YEAR_MONTHS = 12;

/** How long a payment that has not come is still expected. */
const AWAITED_DAYS = 7;

/** A payment that always comes and that nobody planned. */
export type Regular = {
  /** Its name: the kind with the words of the shop, or without words with category and amount. */
  readonly key: string;
  readonly plan: DayPlan;
  readonly last: Moved;
  /** The next amount in cents: the latest; the largest of the last three where these differ by more than a tenth. */
  readonly amount: Cents;
  /** The next day on which it is expected, overdue by at most 7 days; null if it did not come when it should. */
  readonly next: CivilDate | null;
  /** Its past records. */
  readonly records: readonly Moved[];
};

/** What regular payments are looked for among. */
export type RegularFacts = {
  readonly today: CivilDate;
  /** The planned movements: what resembles one is planned. */
  readonly planned: readonly Planned[];
  /** The keys of the payments that were said to have ended. */
  readonly ended: readonly string[];
};

/**
 * The expenses that always come and that nobody planned: of one shop, or without words of one category within a tenth,
 * of which the latest 3 came in time: monthly, every 2, 3 or 6 months within 3 days, or yearly within 7. What fulfilled a
 * plan or resembles one is none, and nothing that was said to have ended.
 */
export function* regularAmong(
  records: readonly Moved[],
  facts: RegularFacts,
): Sliced<readonly Regular[]> {
  const isEnded = ofEnded(facts.ended);
  const groups = yield* groupedBy(records, (record) =>
    record.kind === "expense" && record.plan === undefined && !isEnded(record)
      ? paymentGroup(record)
      : null,
  );
  const found: Regular[] = [];
  for (const [key, group] of groups) {
    yield;
    if (group.length < LEAST_PAYMENTS) continue;
    const sorted = group.toSorted((one, other) => compareText(one.date, other.date));
    for (const some of isWordless(key) ? alike(sorted) : [sorted]) {
      const regular = regularOf(key, some, facts.today);
      if (regular !== null && !isPlanned(regular, facts.planned)) found.push(regular);
    }
  }
  return found.toSorted((one, other) => compareText(one.key, other.key));
}

/** The days of a regular payment until a day, the overdue one first. */
export function expectedOf(
  { key, plan, last, amount, next }: Regular,
  until: CivilDate,
): readonly Expected[] {
  const expected: Expected[] = [];
  if (next === null) return expected;
  for (const { day } of plannedDays(plan, indexFrom(plan, next))) {
    if (day > until) break;
    expected.push({ ...expectedOn(day, { ...last, amount }, "regular"), payment: key });
  }
  return expected;
}

/** Parts records of a category without words, oldest first, into those of about the amount of the latest of them. */
function alike(sorted: readonly Moved[]): readonly (readonly Moved[])[] {
  const parts: Moved[][] = [];
  for (const record of sorted.toReversed()) {
    const own = parts.find(
      ([latest]) => latest !== undefined && isAbout(record.amount, latest.amount),
    );
    if (own === undefined) parts.push([record]);
    else own.push(record);
  }
  return parts.map((part) => part.toReversed());
}

function regularOf(group: string, sorted: readonly Moved[], today: CivilDate): Regular | null {
  const latest = sorted.slice(-LEAST_PAYMENTS);
  const last = latest.at(-1);
  if (last === undefined || latest.length < LEAST_PAYMENTS) return null;
  const days = latest.map(({ date }) => date);
  const more = sorted.slice(-PAYMENTS_WITH_A_GAP).map(({ date }) => date);
  const rhythm =
    MONTHLY_AND_RARER.find((one) => keepsTime(days, one)) ??
    MONTHLY_AND_RARER.find((one) => keepsTimeButOnce(more, one));
  if (rhythm === undefined) return null;
  const plan = planOf(rhythm, anchorOf(days, rhythm));
  const next = nextPlanned(plan, addDays(last.date, Math.floor(rhythm.days / 2)));
  const amounts = latest.map(({ amount }) => amount);
  const most = cents(Math.max(...amounts));
  return {
    key: paymentKey(group, last.amount),
    plan,
    last,
    amount: amounts.every((amount) => isAbout(amount, most)) ? last.amount : most,
    next: next === null || daysBetween(next, today) > AWAITED_DAYS ? null : next,
    records: inTime(sorted, plan, rhythm),
  };
}

/**
 * Whether five days come once a period, each within the slack of one common day, but for one gap of any length: what was
 * not recorded once, or in a pause, has not ended.
 */
function keepsTimeButOnce(days: readonly CivilDate[], rhythm: Rhythm): boolean {
  if (days.length < PAYMENTS_WITH_A_GAP) return false;
  const plan = planOf(rhythm, anchorOf(days, rhythm));
  const turns = days.map((day) => turnOf(day, plan));
  const gaps = turns.slice(1).map(({ index }, at) => index - (turns[at]?.index ?? 0));
  return (
    turns.every(({ missed }) => Math.abs(missed) <= rhythm.slack) &&
    gaps.every((gap) => gap > 0) &&
    gaps.filter((gap) => gap > 1).length === 1
  );
}

/** The day that the others miss least; of several the latest in its month, which some months are too short for. */
function anchorOf(days: readonly CivilDate[], rhythm: Rhythm): CivilDate {
  const missed = (anchor: CivilDate) =>
    days.reduce((all, day) => all + Math.abs(turnOf(day, planOf(rhythm, anchor)).missed), 0);
  return days.reduce((best, day) => {
    const better = missed(best) - missed(day) || compareText(day.slice(8), best.slice(8));
    return better > 0 ? day : best;
  });
}

/** The planned day of a rhythm that is nearest to a day: its index, which may be negative, and by how much it misses. */
function turnOf(
  day: CivilDate,
  plan: DayPlan,
): { readonly index: number; readonly missed: number } {
  const apart = plan.every * (plan.unit === "year" ? YEAR_MONTHS : 1);
  const about = Math.round(monthsBetween(monthOf(plan.start), monthOf(day)) / apart);
  return [about, about - 1, about + 1]
    .map((index) => {
      const [planned] = plannedDays(plan, index);
      return { index, missed: planned === undefined ? Infinity : daysBetween(planned.day, day) };
    })
    .reduce((best, one) => (Math.abs(one.missed) < Math.abs(best.missed) ? one : best));
}

/** The records that came in time, one for each planned day, and the latest in any case. */
function inTime(sorted: readonly Moved[], plan: DayPlan, { slack }: Rhythm): readonly Moved[] {
  const latest = sorted.slice(-LEAST_PAYMENTS);
  const nearest = new Map<number, { readonly record: Moved; readonly missed: number }>();
  for (const record of sorted.slice(0, -LEAST_PAYMENTS)) {
    const { index, missed } = turnOf(record.date, plan);
    const away = Math.abs(missed);
    if (away <= slack && away < (nearest.get(index)?.missed ?? Infinity))
      nearest.set(index, { record, missed: away });
  }
  return [...[...nearest.values()].map(({ record }) => record), ...latest];
}

const isPlanned = ({ last, amount }: Regular, planned: readonly Planned[]): boolean =>
  planned.some(
    (one) =>
      one.kind === "expense" && one.category === last.category && isAbout(amount, one.amount),
  );
