import type { Moved } from "../../../src/domain/transactions/movement-words.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { partsOf, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { MonthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { day } from "../forecast.ts";

/** A record in euros: an income under Salário, an expense under Alimentação, without words by default. */
export const entry = (
  date: string,
  kind: Moved["kind"],
  euros: number,
  more: Partial<Moved> = {},
): Moved => ({
  date: day(date),
  kind,
  category: kind === "income" ? "Salário" : "Alimentação",
  amount: cents(Math.round(euros * 100)),
  description: null,
  ...more,
});

/** Each day from one to another, both inclusive. */
export function* daysFrom(first: string, last: string): Generator<CivilDate> {
  for (let date = day(first); date <= day(last); date = addDays(date, 1)) yield date;
}

/** What somebody records on the wanted days from one day to another, both inclusive. */
export const on = (
  first: string,
  last: string,
  isWanted: (day: number, month: YearMonth) => boolean,
  ...of: [kind: Moved["kind"], euros: number, more?: Partial<Moved>]
): readonly Moved[] =>
  [...daysFrom(first, last)]
    .filter((date) => isWanted(partsOf(date).day, monthOf(date)))
    .map((date) => entry(date, ...of));

/** The sums of records by month. */
export const sumsOfMoved =
  (records: readonly Moved[]): MonthlySums =>
  (month) =>
    records
      .filter(({ date }) => monthOf(date) === month)
      .map(({ kind, category, amount }) => ({ kind, category, sum: amount, count: 1 }));
