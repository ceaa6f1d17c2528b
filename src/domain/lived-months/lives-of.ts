import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Moved } from "../transactions/movement-words.ts";
import { LIVED_WITHIN_MONTHS } from "./lived-months.ts";
import type { MonthLife, MonthLives } from "./month-life.ts";
import { fullMonths, wholeAmong } from "./whole-months.ts";

/**
 * The lives of the months of some records up to a day, inclusive: without what plans recorded by themselves, which says
 * nothing of a month, unless the lives without it do not tell.
 */
export function livesOf(records: readonly Moved[], until: CivilDate): MonthLives {
  const past = records.filter(({ date }) => date <= until);
  const byHand = livesIn(past.filter(({ plan }) => plan !== "recorded"));
  return doTell(byHand, monthOf(until)) ? byHand : livesIn(past);
}

/**
 * Whether lives without what plans recorded tell which months were lived: one of the last 12 full ones is whole. However
 * many months its caller has read, the answer is the same.
 */
export const doTell = (byHand: MonthLives, current: YearMonth): boolean =>
  fullMonths(current, LIVED_WITHIN_MONTHS).some(wholeAmong(byHand, current, LIVED_WITHIN_MONTHS));

function livesIn(records: readonly Moved[]): MonthLives {
  const lives = new Map<YearMonth, { -readonly [Part in keyof MonthLife]: MonthLife[Part] }>();
  for (const { date, kind, amount } of records) {
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
