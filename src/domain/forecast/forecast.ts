import type { Account } from "../imports/account.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { finish, type Sliced } from "../shared/slices.ts";
import { addMonths, daysOf, monthOf } from "../shared/year-month.ts";
import { learn, type LearntFrom } from "./learn.ts";
import { lookAhead, type ForecastDay, type ForecastMonth } from "./look-ahead.ts";
import { openingBalance, type OpeningBalance } from "./opening-balance.ts";
import type { Reach } from "./reach.ts";
import { spendingRoom, type SpendingRoom } from "./spending-room.ts";
import type { Usual } from "./usual.ts";

/** How many days after today are looked at one by one at most, and how many months, the current one included. */
export const FORECAST_DAYS = 90;
export const FORECAST_MONTHS = 12;

/** What a forecast is made of. */
export type ForecastFacts = LearntFrom & { readonly accounts: readonly Account[] };

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
export const forecast = (facts: ForecastFacts, reach: Reach): Forecast | null =>
  finish(forecasting(facts, reach));

/** The same slice by slice. */
export function* forecasting(facts: ForecastFacts, reach: Reach): Sliced<Forecast | null> {
  const { today, records } = facts;
  const opening = openingBalance(facts.accounts, records, today);
  if (opening === null) return null;
  const { base, expected, usual } = yield* learn(facts, opening.since);
  yield;
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
