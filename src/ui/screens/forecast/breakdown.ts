import type { Forecast } from "../../../domain/forecast/forecast.ts";
import {
  causesUntil,
  type ForecastDay,
  type ForecastMonth,
} from "../../../domain/forecast/look-ahead.ts";
import { savedIn, type HeldAccount } from "../../../domain/forecast/held-today.ts";
import type { Horizon } from "../../../domain/forecast/horizon.ts";
import { beyondMonth, sharedAmount } from "../../../domain/forecast/daily-allowance.ts";
import type { Expected } from "../../../domain/forecast/planned.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { cents, type Cents } from "../../../domain/shared/cents.ts";
import { daysOf, monthOf } from "../../../domain/shared/year-month.ts";
import { formatDate, formatEuros, formatMonth } from "../../../text/format.ts";
import { forecastTexts as texts } from "../../../text/forecast/forecast.ts";

/** The causes of a figure: its lines and their total; amounts in cents. */
export type Breakdown = {
  readonly title: string;
  readonly lines: readonly {
    readonly name: string;
    readonly amount: Cents;
    /** The key of the payment that always comes, if it is one. */
    readonly payment?: string | undefined;
  }[];
  readonly result: Cents;
  readonly notes: readonly string[];
};

const negated = (amount: Cents) => cents(-amount);

const lineOf = (one: Expected) => ({
  name: texts.movement(one),
  amount: effectOf(one),
  payment: one.payment,
});

const usualLine = (spent: Cents) =>
  spent === 0 ? [] : [{ name: texts.usual, amount: negated(spent) }];

const savedLine = (saving: Forecast["saving"], saved: Cents) =>
  saving === null || saved === 0 ? [] : [{ name: texts.saved(saving.category), amount: saved }];

const bandNote = ({ low, high }: ForecastMonth | ForecastDay) =>
  low === high ? [] : [`${texts.band}: ${texts.between(formatEuros(low), formatEuros(high))}.`];

const heldLines = (accounts: readonly HeldAccount[]): Breakdown["lines"] =>
  accounts.flatMap(({ account, told, moved, count }) => [
    { name: texts.toldOn(account), amount: told.amount },
    ...(count === 0 ? [] : [{ name: texts.since(account.label, count), amount: moved }]),
  ]);

/** The causes of the current balance: the told balance of each account, and the movements since. */
export const breakdownOfOpening = ({ opening }: Forecast): Breakdown => ({
  title: texts.today,
  lines: heldLines(opening.accounts),
  result: opening.amount,
  notes: opening.untold.map(({ label }) => `${label}: ${texts.untoldAccount}.`),
});

/** The causes of the savings' balance. */
export const breakdownOfSavings = ({ opening: { apart } }: Forecast): Breakdown => ({
  title: texts.savings,
  lines: heldLines(apart),
  result: savedIn(apart),
  notes: [],
});

/** The causes from the start of a month, or from today, to its end. */
export const breakdownOfMonth = (
  { saving }: Pick<Forecast, "saving">,
  month: ForecastMonth,
  name = formatMonth(month.month),
): Breakdown => ({
  title: name,
  lines: [
    { name: texts.opening, amount: month.opening },
    ...month.movements.map(lineOf),
    ...usualLine(month.usual.middle),
    ...savedLine(saving, month.saved),
  ],
  result: month.balance,
  notes: bandNote(month),
});

/** The causes from today to the end of a day; the usual spending is one line. */
export function breakdownOfDay(
  { days, opening, saving }: Forecast,
  day: ForecastDay,
  name: string,
): Breakdown {
  const { movements, usual, saved } = causesUntil(days, day.date);
  return {
    title: `${name}: ${formatDate(day.date)}`,
    lines: [
      { name: texts.today, amount: opening.amount },
      ...movements.map(lineOf),
      ...usualLine(usual),
      ...savedLine(saving, saved),
    ],
    result: day.balance,
    notes: bandNote(day),
  };
}

/**
 * The causes of the daily spending room: the balance with all movements until the tightest day, less the cushion,
 * divided by the days. Where the plan ends with the month, later movements are one line.
 */
export function breakdownOfAllowance({ allowance, today }: Forecast, horizon: Horizon): Breakdown {
  const { to } = daysOf(monthOf(today));
  const seen = allowance.movements.filter(({ date }) => horizon === "year" || date <= to);
  const beyond = beyondMonth(allowance, today);
  const lines = [
    { name: texts.today, amount: allowance.balance },
    ...seen.map(lineOf),
    ...(seen.length === allowance.movements.length
      ? []
      : [
          {
            name: texts.afterMonth(beyond, allowance.tightest),
            amount: beyond.balance,
          },
        ]),
    ...(allowance.accountReserve === 0
      ? []
      : [{ name: texts.lessAccountReserve, amount: negated(allowance.accountReserve) }]),
  ];
  return {
    title: texts.perDay,
    lines,
    result: allowance.perDay,
    notes: [texts.shared(sharedAmount(allowance), allowance.days, allowance.tightest)],
  };
}
