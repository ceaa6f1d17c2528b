import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { monthOf, monthsBetween, type YearMonth } from "../shared/year-month.ts";
import type { Moved } from "../transactions/movement-words.ts";
import type { MonthLife, MonthLives } from "./month-life.ts";
import { fullMonths, wholeAmong } from "./whole-months.ts";

/** The lives of the months of some records up to a day, inclusive. */
export function livesOf(records: readonly Moved[], until: CivilDate): MonthLives {
  const past = records.filter(({ date }) => date <= until);
  const byHand = past.filter(({ plan }) => plan !== "recorded");
  return livesThatTell(livesIn(byHand), livesIn(past), monthOf(until));
}

/**
 * The lives that tell whether months were lived: those without what plans recorded by themselves, which says nothing of
 * a month; with it where no full month is whole without.
 */
export const livesThatTell = (
  byHand: MonthLives,
  all: MonthLives,
  current: YearMonth,
): MonthLives => (hasWhole(byHand, current) ? byHand : all);

function hasWhole(lives: MonthLives, current: YearMonth): boolean {
  const oldest = [...lives.keys()].reduce((one, other) => (one < other ? one : other), current);
  const count = monthsBetween(oldest, current);
  return fullMonths(current, count).some(wholeAmong(lives, current, count));
}

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
