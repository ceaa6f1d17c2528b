import { byPriority } from "./by-priority.ts";
import type { FinancialFacts } from "./financial-facts.ts";
import { subjectOf, type Finding } from "./finding.ts";
import { balanceRules } from "./rules/balance.ts";
import { burdenRules } from "./rules/burdens.ts";
import { categoryTrendRules } from "./rules/category-trends.ts";
import { emergencyFundRules } from "./rules/emergency-fund.ts";
import { goalRules } from "./rules/goals.ts";
import { incomeRules } from "./rules/income.ts";
import { outlierRules } from "./rules/outliers.ts";
import { recordRules } from "./rules/records.ts";
import { streakRules } from "./rules/streaks.ts";
import { subscriptionRules } from "./rules/subscriptions.ts";
import { trimRules } from "./rules/trim.ts";

/** The most findings that are shown. */
export const MAX_SHOWN = 8;

/** All rules; among equal priorities the order is by weight. */
const RULES: readonly ((facts: FinancialFacts) => readonly Finding[])[] = [
  recordRules,
  balanceRules,
  streakRules,
  emergencyFundRules,
  goalRules,
  burdenRules,
  outlierRules,
  categoryTrendRules,
  trimRules,
  subscriptionRules,
  incomeRules,
];

/** What is said of a surplus: nothing of it while the latest months are below zero. */
const OF_SURPLUS: ReadonlySet<Finding["type"]> = new Set([
  "counts-extra",
  "low-savings",
  "fair-savings",
  "strong-savings",
  "idle-surplus",
  "fund-missing",
  "first-goal",
]);

/** Whether a finding may be shown beside the others: no praise for a month in which a budget was exceeded. */
function isDue({ broken }: FinancialFacts, all: readonly Finding[]): (one: Finding) => boolean {
  const isStreak = all.some(({ type }) => type === "negative-streak");
  return (finding) =>
    finding.type === "spending-progress" || finding.type === "falling-category"
      ? !broken.has(finding.month)
      : !(isStreak && OF_SURPLUS.has(finding.type));
}

/**
 * The findings in the user's figures: the most urgent first, one for each subject, at most 8. Without a lived month they
 * are about the records alone.
 */
export function findings(facts: FinancialFacts): readonly Finding[] {
  const isUnknown = !facts.normal.isLived && facts.records.length > 0;
  const rules = isUnknown ? [recordRules] : RULES;
  const found = byPriority(rules.flatMap((rule) => rule(facts)));
  const all = found.filter(isDue(facts, found));
  const subjects = new Set<string>();
  const kept = all.filter((finding) => {
    const subject = subjectOf(finding);
    const isFirst = !subjects.has(subject);
    subjects.add(subject);
    return isFirst;
  });
  return kept.slice(0, MAX_SHOWN);
}
