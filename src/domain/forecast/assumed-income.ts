import { addDays } from "../shared/add-days.ts";
import { cents, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { wordsOf, type Moved } from "../transactions/movement-words.ts";
import { expectedOn, type Expected } from "./planned.ts";
import { ALLOWANCE_DAYS } from "./daily-allowance.ts";

/** The number of full months from which the smallest monthly income is taken. */
const INCOME_MONTHS = 6;

/** The least number of lived months from which an income is assumed. */
const MIN_INCOME_MONTHS = 2;

/** The most times that an extraordinary income comes in the lived months. */
const MAX_RARE_TIMES = 2;

/** Whether any income is planned or recorded for today or the 61 days after it. */
export const hasIncomeAhead = (expected: readonly Expected[], today: CivilDate): boolean => {
  const last = addDays(today, ALLOWANCE_DAYS);
  return expected.some(
    ({ kind, date, amount }) => kind === "income" && amount > 0 && date >= today && date <= last,
  );
};

/** The smallest monthly income of the last 6 of the lived months, oldest first, in cents; 0 below 2 of them. */
export function leastIncome(records: readonly Moved[], lived: readonly YearMonth[]): Cents {
  if (lived.length < MIN_INCOME_MONTHS) return ZERO;
  const months = new Map(lived.slice(-INCOME_MONTHS).map((month) => [month, 0]));
  for (const { kind, date, amount } of records) {
    const known = months.get(monthOf(date));
    if (kind === "income" && known !== undefined) months.set(monthOf(date), known + amount);
  }
  return cents(Math.min(...months.values()));
}

/**
 * The income assumed if none is planned: each month, the current one first, brings the smallest income on its last day;
 * the current one only what has not come yet.
 */
export function assumedIncome(
  least: Cents,
  records: readonly Moved[],
  lived: readonly YearMonth[],
  today: CivilDate,
  count: number,
): readonly Expected[] {
  const current = monthOf(today);
  return Array.from({ length: count }, (_, index) => {
    const brought = index === 0 ? broughtSoFar(records, lived, today) : 0;
    const amount = cents(Math.max(0, least - brought));
    const income = { kind: "income", category: "", amount, description: null } as const;
    return expectedOn(daysOf(addMonths(current, index)).to, income, "assumed");
  }).filter(({ amount }) => amount > 0);
}

/**
 * What the current month has brought of the usual income. As long as an income that came in at least half of the lived
 * months is still to come, one that came at most twice in them, such as holiday pay, does not stand for it.
 */
function broughtSoFar(
  records: readonly Moved[],
  lived: readonly YearMonth[],
  today: CivilDate,
): number {
  const within = new Set(lived);
  const incomes = records.filter(({ kind, date }) => kind === "income" && date <= today);
  const known = Map.groupBy(
    incomes.filter(({ date }) => within.has(monthOf(date))),
    sourceOf,
  );
  const now = incomes.filter(({ date }) => monthOf(date) === monthOf(today));
  const came = new Set(now.map(sourceOf));
  const isToCome = [...known].some(
    ([source, some]) =>
      !came.has(source) && new Set(some.map(({ date }) => monthOf(date))).size * 2 >= lived.length,
  );
  return now
    .filter((one) => !isToCome || (known.get(sourceOf(one))?.length ?? 0) > MAX_RARE_TIMES)
    .reduce((all, { amount }) => all + amount, 0);
}

/** The words of an income, or its category without any. */
const sourceOf = (income: Moved): string => wordsOf(income) || `~${income.category}`;
