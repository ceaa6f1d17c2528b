import { addDays } from "../shared/add-days.ts";
import { cents, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Moved } from "./movement-words.ts";
import { expectedOn, type Expected } from "./planned.ts";
import { ALLOWANCE_DAYS } from "./daily-allowance.ts";
import { MIN_USUAL_MONTHS } from "./usual.ts";

/** The number of full months from which the smallest monthly income is taken. */
const INCOME_MONTHS = 6;

/** Whether any income is planned or recorded for today or the 61 days after it. */
export const hasIncomeAhead = (expected: readonly Expected[], today: CivilDate): boolean => {
  const last = addDays(today, ALLOWANCE_DAYS);
  return expected.some(
    ({ kind, date, amount }) => kind === "income" && amount > 0 && date >= today && date <= last,
  );
};

/** The smallest monthly income of the last 6 of the given full months, oldest first, in cents; null below 3 of them. */
export function leastIncome(records: readonly Moved[], base: readonly YearMonth[]): Cents {
  if (base.length < MIN_USUAL_MONTHS) return ZERO;
  const months = new Map(base.slice(-INCOME_MONTHS).map((month) => [month, 0]));
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
  today: CivilDate,
  count: number,
): readonly Expected[] {
  const current = monthOf(today);
  const brought = records.reduce(
    (all, { kind, date, amount }) =>
      kind === "income" && date <= today && monthOf(date) === current ? all + amount : all,
    0,
  );
  return Array.from({ length: count }, (_, index) => {
    const amount = cents(index === 0 ? Math.max(0, least - brought) : least);
    const income = { kind: "income", category: "", amount, description: null } as const;
    return expectedOn(daysOf(addMonths(current, index)).to, income, "assumed");
  }).filter(({ amount }) => amount > 0);
}
