import type { Account } from "../imports/account.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { lookAhead, type ForecastDay, type ForecastMonth } from "./look-ahead.ts";
import type { Moved } from "./moved.ts";
import { openingBalance, type OpeningBalance } from "./opening-balance.ts";
import { withoutPlanned } from "./part-planned.ts";
import type { Expected, Planned } from "./planned.ts";
import type { Reach } from "./reach.ts";
import { spendingRoom, type SpendingRoom } from "./spending-room.ts";
import { USUAL_LEAST, USUAL_MONTHS, usualOf, type Usual } from "./usual.ts";
import { partYearly } from "./yearly.ts";

/** How many days after today are looked at one by one at most, and how many months, the current one included. */
export const FORECAST_DAYS = 90;
export const FORECAST_MONTHS = 12;

/** How many full months before the current one a forecast reads: the year that is usual, and the one before. */
export const FORECAST_READS = 24;

/** What a forecast is made of. */
export type ForecastFacts = {
  readonly today: CivilDate;
  readonly accounts: readonly Account[];
  /** The records of the last 24 full months and of the current one, those since the last told balance, and those to come. */
  readonly records: readonly Moved[];
  /** The first month of the ledger that has records; null without any. */
  readonly firstMonth: YearMonth | null;
  /** What recurs, until the end of the eleventh month from the current one; what should have come and waits, too. */
  readonly planned: readonly Planned[];
  /** What a person would like to see in it. */
  readonly imagined: readonly Planned[];
};

/** What the coming time may bring; amounts in cents. */
export type Forecast = {
  readonly today: CivilDate;
  readonly opening: OpeningBalance;
  /** Today and the days after it. */
  readonly days: readonly ForecastDay[];
  /** The current month and those after it. */
  readonly months: readonly ForecastMonth[];
  readonly endOfMonth: ForecastMonth;
  /** The first of the days on which least is left. */
  readonly lowest: ForecastDay;
  readonly room: SpendingRoom;
  /** What is usual beside the planned; null as long as there are too few full months. */
  readonly usual: Usual | null;
  /** How many full months there are to learn from. */
  readonly fullMonths: number;
};

/** Looks ahead of today; null as long as no balance was told. */
export function forecast(facts: ForecastFacts, reach: Reach): Forecast | null {
  const { today, records } = facts;
  const opening = openingBalance(facts.accounts, records, today);
  if (opening === null) return null;
  const base = baseMonths(facts.firstMonth, monthOf(today));
  const { expected, usual } = read(facts, base, opening.since);
  const first = addMonths(monthOf(today), -base.length);
  const income = records.reduce(
    (all, { kind, date, amount }) =>
      kind === "income" && monthOf(date) >= first && monthOf(date) < monthOf(today)
        ? all + amount
        : all,
    0,
  );
  const ahead = lookAhead(opening.amount, expected, usual, today, FORECAST_MONTHS);
  const days = ahead.days.slice(0, daysAhead(reach, today) + 1);
  const last = days.at(-1)?.date ?? today;
  const [endOfMonth] = ahead.months;
  const [firstDay] = days;
  if (endOfMonth === undefined || firstDay === undefined) return null;
  return {
    today,
    opening,
    days,
    months: reach === "month" ? [endOfMonth] : ahead.months,
    endOfMonth,
    lowest: lowestOf(days) ?? firstDay,
    room: spendingRoom(
      opening.amount,
      expected,
      base.length === 0 ? 0 : income / base.length,
      today,
      last,
    ),
    usual,
    fullMonths: base.length,
  };
}

/** The first of the days on which least is left; null of none. */
export const lowestOf = (days: readonly ForecastDay[]): ForecastDay | null =>
  days.reduce<ForecastDay | null>(
    (low, day) => (low === null || day.balance < low.balance ? day : low),
    null,
  );

/** How many days after today a forecast looks at one by one. */
export const daysAhead = (reach: Reach, today: CivilDate): number =>
  reach === "year" ? FORECAST_DAYS : partsOf(daysOf(monthOf(today)).to).day - partsOf(today).day;

/** The last full months since the first record, quiet ones included, oldest first. */
function baseMonths(first: YearMonth | null, current: YearMonth): readonly YearMonth[] {
  return Array.from({ length: USUAL_MONTHS }, (_, index) =>
    addMonths(current, index - USUAL_MONTHS),
  ).filter((month) => first !== null && month >= first);
}

/** What is expected by name, and what is usual beside it. */
function read(
  { today, records, planned, imagined }: ForecastFacts,
  base: readonly YearMonth[],
  since: CivilDate,
): { readonly expected: readonly Expected[]; readonly usual: Usual | null } {
  // A balance may have been told of a day that has not come here yet.
  const known = today > since ? today : since;
  const oldest = daysOf(addMonths(monthOf(today), -FORECAST_READS)).from;
  const past = records.filter(({ date }) => date >= oldest && date <= today);
  const { expected: yearly, rest } = partYearly(withoutPlanned(past, planned), today);
  const expected: readonly Expected[] = [
    ...planned.map((one) => ({ ...one, cause: "recurring" }) as const),
    ...records
      .filter(({ date }) => date > known)
      .map(
        ({ date, kind, category, amount, description }) =>
          ({
            date,
            kind,
            category,
            amount,
            description,
            recurrence: null,
            cause: "recorded",
          }) as const,
      ),
    ...(base.length < USUAL_LEAST ? [] : yearly),
    ...imagined.map((one) => ({ ...one, cause: "imagined" }) as const),
  ];
  return { expected, usual: base.length < USUAL_LEAST ? null : usualOf(rest, base) };
}
