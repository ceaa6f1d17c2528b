import type { Moved } from "../transactions/movement-words.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";

/** What shows whether a month was recorded as it was lived: the records of it that no plan made, sums in cents. */
export type MonthLife = {
  readonly count: number;
  /** The days of the month of its first and its last record. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly income: number;
  readonly expenses: number;
};

/** The lives of months that have any; others have no entry. */
export type MonthLives = ReadonlyMap<YearMonth, MonthLife>;

/**
 * The lives of the months of some records up to a day, inclusive. What a plan recorded by itself says nothing of a
 * month, unless there is nothing else.
 */
export function livesOf(records: readonly Moved[], until: CivilDate): MonthLives {
  const past = records.filter(({ date }) => date <= until);
  const byHand = past.filter(({ plan }) => plan !== "recorded");
  const lives = new Map<YearMonth, { -readonly [Part in keyof MonthLife]: MonthLife[Part] }>();
  for (const { date, kind, amount } of byHand.length === 0 ? past : byHand) {
    const { day } = partsOf(date);
    const life = lives.get(monthOf(date)) ?? begun(day);
    life.count += 1;
    life.firstDay = Math.min(life.firstDay, day);
    life.lastDay = Math.max(life.lastDay, day);
    if (kind === "income") life.income += amount;
    else life.expenses += amount;
    lives.set(monthOf(date), life);
  }
  return lives;
}

const begun = (day: number) => ({ count: 0, firstDay: day, lastDay: day, income: 0, expenses: 0 });
