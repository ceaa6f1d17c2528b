import { cents, ratio, subtract, ZERO } from "../../shared/cents.ts";
import { addMonths, type YearMonth } from "../../shared/year-month.ts";
import { advisable } from "../../forecast/money-at-hand.ts";
import { byYear } from "../../shared/by-year.ts";
import { meansOf, type FinancialFacts, type MonthFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The number of consecutive months below zero that make a streak. */
const MIN_STREAK_MONTHS = 2;

/** By what percentage, and by how many cents, expenses have to fall to count as progress. */
export const PROGRESS_PERCENT = 5;
const SMALLEST_PROGRESS = cents(20_00);

/**
 * Findings about the latest lived months: consecutive ones below zero, or one with less spending than the month before,
 * without what comes at its own rhythm. Where no income is recorded, or one so uneven that its mean counts, or where extras
 * make up for it, months below zero say nothing.
 */
export function streakRules(facts: FinancialFacts): readonly Finding[] {
  const last = facts.lived.at(-1);
  if (last === undefined) return [];
  return last.balance < 0 ? streak(facts) : progress(facts, last);
}

function streak({ lived, normal, summary }: FinancialFacts): readonly Finding[] {
  const isExplained = (normal.isUneven && normal.surplus >= 0) || normal.countedExtra > 0;
  if (summary.income === 0 || isExplained) return [];
  const start =
    lived.findLastIndex(({ month, balance }, index) => {
      const next = lived[index + 1];
      return balance >= 0 || (next !== undefined && next.month !== addMonths(month, 1));
    }) + 1;
  const months = lived.slice(start);
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
      mean: cents(Math.round(-balance / months.length)),
    },
  ];
}

function progress(facts: FinancialFacts, last: MonthFacts): readonly Finding[] {
  const { lived, surprising } = facts;
  const earlier = addMonths(last.month, -1);
  if (!lived.some(({ month }) => month === earlier)) return [];
  const spentIn = (wanted: YearMonth) =>
    surprising.months.find(({ month }) => month === wanted)?.expenses ?? ZERO;
  const [before, now] = [spentIn(earlier), spentIn(last.month)];
  const saved = subtract(before, now);
  if (now === ZERO || saved < SMALLEST_PROGRESS) return [];
  if (saved * 100 < before * PROGRESS_PERCENT) return [];
  const part = ratio(saved, before);
  const isThere = advisable(saved, "now", meansOf(facts)) === saved;
  const months = { month: last.month, before: earlier };
  return [
    {
      type: "spending-progress",
      priority: "low",
      ...months,
      saved,
      yearly: byYear(saved),
      part,
      isThere,
    },
  ];
}
