import type { Account } from "../accounts/account.ts";
import { ZERO, type Cents } from "../shared/cents.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { finish, type Sliced } from "../shared/slices.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import { heldToday, type AccountLine, type HeldToday, type Recorded } from "./held-today.ts";
import { FORECAST_MONTHS, learn, type Learnt, type LearntFrom } from "./learn.ts";
import { lookAhead, type ForecastDay, type ForecastMonth } from "./look-ahead.ts";
import type { Horizon } from "./horizon.ts";
import type { Saving } from "./saving.ts";
import { allowanceCard, type AllowanceCard } from "./allowance-card.ts";
import { dailyAllowance, type DailyAllowance } from "./daily-allowance.ts";
import { moneyAtHand, type MoneyAtHand } from "./money-at-hand.ts";

/** The most days after today that are forecast one by one. */
export const FORECAST_DAYS = 90;

/** The facts that a forecast is made from. */
export type ForecastFacts = Omit<LearntFrom, "records"> & {
  readonly records: readonly Recorded[];
  readonly accounts: readonly Account[];
  /** The imported movements since the first told balance. */
  readonly lines: readonly AccountLine[];
  /** The part that is never to be touched, in cents. */
  readonly accountReserve: Cents;
  /** The saving that the user wants to see in it. */
  readonly saving: Saving | null;
};

/** A forecast; amounts in cents. */
export type Forecast = Pick<Learnt, "usual" | "assumed" | "offers" | "regular"> & {
  readonly today: CivilDate;
  readonly opening: HeldToday;
  /** Today and the days after it. */
  readonly days: readonly ForecastDay[];
  /** The current month and those after it. */
  readonly months: readonly ForecastMonth[];
  readonly endOfMonth: ForecastMonth;
  /** The first of the days with the lowest balance. */
  readonly lowest: ForecastDay;
  readonly allowance: DailyAllowance;
  /** The card of the allowance, the same on every plan. */
  readonly card: AllowanceCard;
  /** The money that the accounts can spare, the same for every horizon. */
  readonly atHand: MoneyAtHand;
  readonly saving: Saving | null;
  /** The number of lived months to learn from. */
  readonly fullMonths: number;
};

/** Makes a forecast; null if no account of the day has a told balance. */
export const forecast = (facts: ForecastFacts, horizon: Horizon): Forecast | null =>
  finish(forecasting(facts, horizon));

/** The same, slice by slice. */
export function* forecasting(facts: ForecastFacts, horizon: Horizon): Sliced<Forecast | null> {
  const { today, saving } = facts;
  const opening = heldToday(facts.accounts, facts.lines, facts.records, today);
  if (opening === null) return null;
  yield;
  const learnt = yield* learn(facts, opening.ahead);
  yield;
  const { expected, usual } = learnt;
  const outlook = { opening: opening.amount, expected, usual, saving };
  const ahead = lookAhead(outlook, today, FORECAST_MONTHS);
  const days = ahead.days.slice(0, daysAhead(horizon, today) + 1);
  const [endOfMonth] = ahead.months;
  const [firstDay] = days;
  if (endOfMonth === undefined || firstDay === undefined) return null;
  const allowance = dailyAllowance({
    ...learnt,
    today,
    balance: opening.amount,
    accountReserve: facts.accountReserve,
  });
  return {
    today,
    opening,
    days,
    months: horizon === "month" ? [endOfMonth] : ahead.months,
    endOfMonth,
    lowest: lowestOf(days) ?? firstDay,
    allowance,
    card: allowanceCard(allowance, { expected, curve: usual === null ? null : ahead.days }),
    atHand: moneyAtHand(opening, ahead.days, {
      accountReserve: facts.accountReserve,
      unconfirmed: allowance.unconfirmed?.amount ?? ZERO,
    }),
    saving,
    usual,
    assumed: learnt.assumed,
    offers: learnt.offers,
    regular: learnt.regular,
    fullMonths: learnt.base.length,
  };
}

/** The first of the days with the lowest balance; null if there are no days. */
export const lowestOf = (days: readonly ForecastDay[]): ForecastDay | null =>
  days.reduce<ForecastDay | null>(
    (low, day) => (low === null || day.balance < low.balance ? day : low),
    null,
  );

/** The number of days after today that are forecast one by one. */
export const daysAhead = (horizon: Horizon, today: CivilDate): number =>
  horizon === "year" ? FORECAST_DAYS : partsOf(daysOf(monthOf(today)).to).day - partsOf(today).day;
