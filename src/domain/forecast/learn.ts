import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Cents } from "../shared/cents.ts";
import type { Sliced } from "../shared/slices.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { assumedIncome, hasIncomeAhead, leastIncome } from "./assumed-income.ts";
import type { Moved } from "./moved.ts";
import { partPlanned } from "./part-planned.ts";
import { expectedOn, type Expected, type Planned } from "./planned.ts";
import { USUAL_LEAST, USUAL_MONTHS, usualOf, type Usual } from "./usual.ts";
import { partYearly, type YearlyIncome } from "./yearly.ts";

/** How many full months before the current one are read: the year that is usual, and the one before. */
export const FORECAST_READS = 24;

/** How many months are looked at, the current one included. */
export const FORECAST_MONTHS = 12;

/** Within so many days what came last year is worth planning. */
const OFFERED = 90;

/** The facts from which the coming time is told. */
export type LearntFrom = {
  readonly today: CivilDate;
  /** The records of the last 24 full months and of the current one, those since the first told balance, and those to come. */
  readonly records: readonly Moved[];
  /** The first month of the ledger that has records; null without any. */
  readonly firstMonth: YearMonth | null;
  /** The planned movements until the end of the eleventh month from the current one, and those that are overdue. */
  readonly planned: readonly Planned[];
};

/** The movements that are to come by name, and the usual spending beside them. */
export type Learnt = {
  /** The full months that are learnt from. */
  readonly base: readonly YearMonth[];
  readonly expected: readonly Expected[];
  /** Incomes of days gone by that nobody has confirmed: they count nothing. */
  readonly unconfirmed: readonly Planned[];
  /** The least that a month brings, in cents, where no income is planned; null where one is. */
  readonly assumed: Cents | null;
  /** Incomes of last year that would come again within 90 days, and that nobody has planned: they count nothing. */
  readonly offers: readonly YearlyIncome[];
  /** The usual spending beside the expected; null as long as there are too few full months. */
  readonly usual: Usual | null;
};

/** Learns from what was recorded what is to come after today; `ahead` are the records of days to come. */
export function* learn(
  { today, records, firstMonth, planned }: LearntFrom,
  ahead: readonly Moved[],
): Sliced<Learnt> {
  const base = baseMonths(firstMonth, monthOf(today));
  const isEnough = base.length >= USUAL_LEAST;
  const oldest = daysOf(addMonths(monthOf(today), -FORECAST_READS)).from;
  // Those to come as well: what is recorded already does not come by itself once more.
  const read = records.filter(({ date }) => date >= oldest);
  const yearly = yield* partYearly(yield* partPlanned(read, planned), today);
  const isUnconfirmed = ({ kind, date }: Planned) => kind === "income" && date < today;
  const named: readonly Expected[] = [
    ...planned
      .filter((one) => !isUnconfirmed(one))
      .map((one) => ({ ...one, cause: "recurring" }) as const),
    ...ahead.map((one) => expectedOn(one.date, one, "recorded")),
    ...(isEnough ? yearly.expected : []),
  ];
  const assumed = hasIncomeAhead(named, today) ? null : leastIncome(read, base);
  return {
    base,
    expected:
      assumed === null
        ? named
        : [...named, ...assumedIncome(assumed, read, today, FORECAST_MONTHS)],
    unconfirmed: planned.filter(isUnconfirmed),
    assumed,
    offers: isEnough ? yearly.incomes.filter(({ date }) => date <= addDays(today, OFFERED)) : [],
    usual: isEnough ? usualOf(yearly.rest, base) : null,
  };
}

/** The last full months since the first record, quiet ones included, oldest first. */
function baseMonths(first: YearMonth | null, current: YearMonth): readonly YearMonth[] {
  return Array.from({ length: USUAL_MONTHS }, (_, index) =>
    addMonths(current, index - USUAL_MONTHS),
  ).filter((month) => first !== null && month >= first);
}
