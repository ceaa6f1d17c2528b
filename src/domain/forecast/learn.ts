import { livedMonths } from "../lived-months/lived-months.ts";
import { livesOf } from "../lived-months/lives-of.ts";
import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Cents } from "../shared/cents.ts";
import type { Sliced } from "../shared/slices.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { assumedIncome, hasIncomeAhead, leastIncome } from "./assumed-income.ts";
import { compareMoved } from "../transactions/compare-moved.ts";
import type { Moved } from "../transactions/movement-words.ts";
import { ofEnded } from "./payment-key.ts";
import { expectedOf, regularAmong, type Regular } from "./regular.ts";
import { partPlanned } from "./part-planned.ts";
import { expectedOn, type Expected, type Planned } from "./planned.ts";
import { MIN_USUAL_MONTHS, usualOf, type Usual } from "./usual.ts";
import { partYearly, type YearlyIncome } from "./yearly.ts";

/**
 * The number of full months before the current one that are read: the year that counts as usual, and the one before.
 */
export const READ_MONTHS = 24;

/** The number of months that are forecast, the current one included. */
export const FORECAST_MONTHS = 12;

/** Last year's incomes are offered for planning if they would come again within this many days. */
const OFFERED_WITHIN_DAYS = 90;

/** The facts that a forecast learns from. */
export type LearntFrom = {
  readonly today: CivilDate;
  /**
   * The records of the last 24 full months and of the current one, those since the first told balance, and future ones.
   */
  readonly records: readonly Moved[];
  /** The planned movements until the end of the eleventh month after the current one, and the overdue ones. */
  readonly planned: readonly Planned[];
  /** The keys of the payments that were said to have ended. */
  readonly ended: readonly string[];
};

/** The expected movements, and the usual spending beside them. */
export type Learnt = {
  /** The lived months to learn from. */
  readonly base: readonly YearMonth[];
  /** The payments that always come and that nobody planned. */
  readonly regular: readonly Regular[];
  readonly expected: readonly Expected[];
  /** Past incomes that nobody has confirmed: they count nothing. */
  readonly unconfirmed: readonly Planned[];
  /** The smallest monthly income, in cents, if no income is planned; null if one is. */
  readonly assumed: Cents | null;
  /** Incomes of last year that would come again within 90 days and that nobody has planned: they count nothing. */
  readonly offers: readonly YearlyIncome[];
  /** The usual spending beside the expected movements; null if there are too few full months. */
  readonly usual: Usual | null;
};

/** Learns from the records what to expect after today; `ahead` are the future records. */
export function* learn(
  { today, records, planned, ended }: LearntFrom,
  ahead: readonly Moved[],
): Sliced<Learnt> {
  const current = monthOf(today);
  const oldest = daysOf(addMonths(current, -READ_MONTHS)).from;
  // Future records are included: a recorded movement is not expected a second time.
  const read = records.filter(({ date }) => date >= oldest);
  const base = livedMonths(livesOf(read, today), current);
  const isEnough = base.length >= MIN_USUAL_MONTHS;
  const unplanned = (yield* partPlanned(read, planned)).filter(
    ({ kind, plan }) => kind === "income" || plan === undefined,
  );
  const regular = yield* regularAmong(unplanned, { today, planned, ended });
  const regularOnes = new Set(regular.flatMap((one) => one.records));
  const yearly = yield* partYearly(
    unplanned.filter((one) => !regularOnes.has(one)),
    today,
    ofEnded(ended),
  );
  const last = daysOf(addMonths(current, FORECAST_MONTHS - 1)).to;
  const isUnconfirmed = ({ kind, date }: Planned) => kind === "income" && date < today;
  const named: readonly Expected[] = [
    ...planned
      .filter((one) => !isUnconfirmed(one))
      .map((one) => ({ ...one, cause: "recurring" }) as const),
    ...ahead.toSorted(compareMoved).map((one) => expectedOn(one.date, one, "recorded")),
    ...regular.flatMap((one) => expectedOf(one, last)),
    ...(isEnough ? yearly.expected : []),
  ];
  const assumed = hasIncomeAhead(named, today) ? null : leastIncome(read, base);
  return {
    base,
    regular,
    expected:
      assumed === null
        ? named
        : [...named, ...assumedIncome(assumed, read, base, today, FORECAST_MONTHS)],
    unconfirmed: planned.filter(isUnconfirmed),
    assumed,
    offers: isEnough
      ? yearly.incomes.filter(({ date }) => date <= addDays(today, OFFERED_WITHIN_DAYS))
      : [],
    usual: isEnough ? usualOf(yearly.rest, base) : null,
  };
}
