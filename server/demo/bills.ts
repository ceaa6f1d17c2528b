import type { RecurrenceMode } from "../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate, daysInMonth, partsOf } from "../../src/domain/shared/civil-date.ts";
import { daysOf, type YearMonth } from "../../src/domain/shared/year-month.ts";
import { riseUntil, seasonOf, type Rise } from "./prices.ts";
import { randomFrom } from "./random.ts";
import type { DemoRecord, Entry } from "./records.ts";

/** A payment on a fixed day: every month, or in some months of the year. */
export type Bill = Entry & {
  readonly description: string;
  /** The day of the month, or the last day of a shorter month. */
  readonly day: number;
  /** In the first month of the data, in cents. */
  readonly amount: number;
  readonly months?: readonly number[];
  /** The fraction by which the amount may vary from month to month. */
  readonly sway?: number;
  /** The fraction by which a winter month costs more than a summer month. */
  readonly winter?: number;
  readonly rise?: Rise;
  /** Whether it is planned as a recurrence every month, automatic or confirmed. */
  readonly planned?: RecurrenceMode;
  /** Only after, or only until, so many months before the current one. */
  readonly since?: number;
  readonly until?: number;
};

/** A salary of so many cents a month. */
export const salaryOf = (amount: number): Bill => ({
  kind: "income",
  category: "Salário",
  description: "Ordenado",
  planned: "automatic",
  day: 1,
  amount,
  rise: "in-january",
});

/** The position of a month in the data. */
export type MonthOfLife = {
  readonly month: YearMonth;
  readonly first: YearMonth;
  /** How many months before the current one. */
  readonly ago: number;
};

const WINTER = [1, 2, 12];

const isDue = ({ months, since, until }: Bill, { month, ago }: MonthOfLife): boolean =>
  (months === undefined || months.includes(seasonOf(month))) &&
  (since === undefined || ago <= since) &&
  (until === undefined || ago > until);

/** Returns the records of the bills in a month. */
export const billsOf = (
  bills: readonly Bill[],
  at: MonthOfLife,
  seed: string,
): readonly DemoRecord[] =>
  bills.filter((bill) => isDue(bill, at)).map((bill) => billIn(bill, at, seed));

function billIn(bill: Bill, { month, first }: MonthOfLife, seed: string): DemoRecord {
  const { kind = "expense", category, description, sway = 0, winter = 0 } = bill;
  const random = randomFrom(`${seed} ${month} ${description}`);
  const { year, month: number } = partsOf(daysOf(month).from);
  const season = WINTER.includes(number) ? 1 + winter : 1;
  const price = bill.amount * riseUntil(month, first, bill.rise ?? "never") * season;
  const amount = cents(Math.round(price * (1 + sway * (random() * 2 - 1))));
  const date = civilDate(year, number, Math.min(bill.day, daysInMonth(year, number)));
  return { kind, draft: { date, category, amount, description } };
}
