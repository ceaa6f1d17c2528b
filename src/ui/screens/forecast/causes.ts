import type { Forecast } from "../../../domain/forecast/forecast.ts";
import type { ForecastDay, ForecastMonth } from "../../../domain/forecast/look-ahead.ts";
import type { Expected } from "../../../domain/forecast/planned.ts";
import { effectOf } from "../../../domain/forecast/planned.ts";
import { cents, type Cents } from "../../../domain/shared/cents.ts";
import { formatDate, formatEuros, formatMonth } from "../../../text/format.ts";
import { forecastTexts as texts } from "../../../text/forecast.ts";

/** What a number is made of, line by line, and what the lines come to; amounts in cents. */
export type Causes = {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly amount: Cents }[];
  readonly result: Cents;
  readonly notes: readonly string[];
};

const negated = (amount: Cents) => cents(-amount);

const lineOf = (one: Expected) => ({
  name: texts.movement(one.date, one.description ?? one.category, one.cause),
  amount: cents(effectOf(one)),
});

const usualLine = (spent: Cents) =>
  spent === 0
    ? []
    : [{ name: spent > 0 ? texts.usual : texts.usualIncome, amount: negated(spent) }];

const bandNote = ({ low, high }: ForecastMonth | ForecastDay) =>
  low === high ? [] : [`${texts.band}: ${texts.between(formatEuros(low), formatEuros(high))}.`];

/** What there is today: what was told of each account, and what was recorded since. */
export const causesOfOpening = ({ opening }: Forecast): Causes => ({
  title: texts.today,
  lines: [
    ...opening.accounts.map(({ label, balance }) => ({
      name: texts.toldOn(label, balance.date),
      amount: balance.amount,
    })),
    ...(opening.count === 0 ? [] : [{ name: texts.since(opening.count), amount: opening.moved }]),
  ],
  result: opening.amount,
  notes: [],
});

/** What leads from the begin of a month, or from today, to its end. */
export const causesOfMonth = (month: ForecastMonth, name = formatMonth(month.month)): Causes => ({
  title: name,
  lines: [
    { name: texts.opening, amount: month.opening },
    ...month.movements.map(lineOf),
    ...usualLine(month.usual.middle),
  ],
  result: month.balance,
  notes: bandNote(month),
});

/** What leads from today to the end of a day; what is usual is told in one sum. */
export function causesOfDay({ days, opening }: Forecast, day: ForecastDay, name: string): Causes {
  const until = days.filter(({ date }) => date <= day.date);
  const usual = cents(until.reduce((all, one) => all + one.usual, 0));
  return {
    title: `${name}: ${formatDate(day.date)}`,
    lines: [
      { name: texts.today, amount: opening.amount },
      ...until.flatMap(({ movements }) => movements.map(lineOf)),
      ...usualLine(usual),
    ],
    result: day.balance,
    notes: bandNote(day),
  };
}

/** What may be spent a day: the balance less the outgoings, shared among the days. */
export const causesOfRoom = ({ room }: Forecast): Causes => ({
  title: texts.perDay,
  lines: [{ name: texts.today, amount: room.balance }, ...room.outgoings.map(lineOf)],
  result: room.perDay,
  notes: [`${texts.shared(room.days)}, ${texts.perDayNote(room)}.`],
});
