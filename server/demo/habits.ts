import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate, partsOf, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../src/domain/shared/days-between.ts";
import { daysOf, type YearMonth } from "../../src/domain/shared/year-month.ts";
import type { MonthOfLife } from "./bills.ts";
import { riseUntil, seasonOf } from "./prices.ts";
import { oneOf, randomFrom, wholeIn, type Random, type Range } from "./random.ts";
import type { DemoRecord, Entry } from "./records.ts";

/** An occasional payment, on no fixed day and of no fixed amount. */
export type Habit = Entry & {
  readonly descriptions: readonly string[];
  /** The number of times in a month. */
  readonly times: Range;
  /** In cents of the first month; small amounts are more frequent than large ones. */
  readonly amount: Range;
  readonly months?: readonly number[];
  readonly on?: "weekends" | "weekdays";
};

const MONDAY = civilDate(1900, 1, 1);
const isWeekend = (date: CivilDate) => daysBetween(MONDAY, date) % 7 >= 5;

/** Returns the records of the habits in a month. */
export const habitsOf = (
  habits: readonly Habit[],
  at: MonthOfLife,
  seed: string,
): readonly DemoRecord[] =>
  habits
    .filter(({ months }) => months === undefined || months.includes(seasonOf(at.month)))
    .flatMap((habit) => {
      const random = randomFrom(`${seed} ${at.month} ${habit.descriptions.join()}`);
      const count = wholeIn(random, habit.times);
      return Array.from({ length: count }, () => onceIn(habit, at, random));
    });

function onceIn(habit: Habit, { month, first }: MonthOfLife, random: Random): DemoRecord {
  const { kind = "expense", category, descriptions, amount: range } = habit;
  const [least, most] = range;
  const drawn = least + (most - least) * random() ** 1.5;
  const amount = cents(Math.round(drawn * riseUntil(month, first, "slowly")));
  const date = oneOf(random, daysFor(habit, month));
  return { kind, draft: { date, category, amount, description: oneOf(random, descriptions) } };
}

function daysFor({ on }: Habit, month: YearMonth): readonly CivilDate[] {
  const { year, month: number, day: last } = partsOf(daysOf(month).to);
  const days = Array.from({ length: last }, (_, index) => civilDate(year, number, index + 1));
  return on === undefined ? days : days.filter((day) => isWeekend(day) === (on === "weekends"));
}
