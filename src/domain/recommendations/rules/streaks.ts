import { cents, ratio, subtract, ZERO } from "../../shared/cents.ts";
import type { FinancialFacts, MonthFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The number of consecutive months below zero that make a streak. */
const MIN_STREAK_MONTHS = 2;

/** By what percentage, and by how many cents, expenses have to fall to count as progress. */
export const PROGRESS_PERCENT = 5;
const SMALLEST_PROGRESS = cents(20_00);

/**
 * Findings about the last full months: consecutive ones below zero, or one with less spending than the month before.
 */
export function streakRules({ fullMonths }: FinancialFacts): readonly Finding[] {
  const last = fullMonths.at(-1);
  if (last === undefined) return [];
  return last.balance < 0 ? streak(fullMonths) : progress(fullMonths.at(-2), last);
}

function streak(fullMonths: readonly MonthFacts[]): readonly Finding[] {
  const start = fullMonths.findLastIndex(({ balance }) => balance >= 0) + 1;
  const months = fullMonths.slice(start);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || months.length < MIN_STREAK_MONTHS) return [];
  const balance = months.reduce((total, month) => total + month.balance, 0);
  return [
    {
      type: "negative-streak",
      priority: "high",
      from: first.month,
      to: last.month,
      count: months.length,
      lost: cents(-balance),
    },
  ];
}

function progress(before: MonthFacts | undefined, last: MonthFacts): readonly Finding[] {
  if (before === undefined || last.expenses === ZERO) return [];
  const saved = subtract(before.expenses, last.expenses);
  if (saved < SMALLEST_PROGRESS || saved * 100 < before.expenses * PROGRESS_PERCENT) return [];
  return [
    {
      type: "spending-progress",
      priority: "low",
      month: last.month,
      before: before.month,
      saved,
      part: ratio(saved, before.expenses),
    },
  ];
}
