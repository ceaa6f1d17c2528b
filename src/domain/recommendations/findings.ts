import { byPriority } from "./by-priority.ts";
import type { FinancialFacts } from "./financial-facts.ts";
import { subjectOf, type Finding } from "./finding.ts";
import { balanceRules } from "./rules/balance.ts";
import { belowZeroRules } from "./rules/below-zero.ts";
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
  belowZeroRules,
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

/** What praises, speaks of a surplus, or advises to put money aside. */
const FOR_GOOD_TIMES: ReadonlySet<Finding["type"]> = new Set<Finding["type"]>([
  "low-savings",
  "fair-savings",
  "strong-savings",
  "idle-surplus",
  "spending-progress",
  "falling-category",
  "fund-missing",
  "fund-short",
  "fund-solid",
  "goal-on-track",
  "goal-without-deadline",
  "first-goal",
]);

/**
 * Whether a finding may be shown beside the others: no praise for a month in which a budget was exceeded, and none at
 * all while the accounts go below zero or the latest months are in the red.
 */
function isDue({ broken, atHand }: FinancialFacts, all: readonly Finding[]) {
  const areGoodTimes =
    (atHand?.belowZero ?? null) === null && all.every(({ type }) => type !== "negative-streak");
  return (finding: Finding): boolean =>
    (areGoodTimes || !FOR_GOOD_TIMES.has(finding.type)) &&
    ((finding.type !== "spending-progress" && finding.type !== "falling-category") ||
      !broken.has(finding.month));
}

/**
 * The findings in the user's figures: the most urgent first, one for each subject, at most 8. Without a lived month they
 * are about the days to come and the records alone.
 */
export function findings(facts: FinancialFacts): readonly Finding[] {
  const isUnknown = !facts.normal.isLived && facts.records.length > 0;
  const rules = isUnknown ? [belowZeroRules, recordRules] : RULES;
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
