import { actOf } from "../../domain/recommendations/act-of.ts";
import type { FinancialFacts } from "../../domain/recommendations/financial-facts.ts";
import { categoryOf, type Finding } from "../../domain/recommendations/finding.ts";
import type { Recommendation } from "../../domain/recommendations/recommendation.ts";
import { balanceWords } from "./balance-words.ts";
import { figureOf } from "./figure-words.ts";
import { goalWords } from "./goal-words.ts";
import { incomeWords } from "./income-words.ts";
import { recordWords } from "./record-words.ts";
import { spendingWords } from "./spending-words.ts";
import type { FindingWords } from "./words.ts";

/** A finding as a recommendation, with the user's own figures (recomendacoes on the wire). */
export const recommendationOf = (finding: Finding, facts: FinancialFacts): Recommendation => ({
  ...wordsOf(finding),
  figure: figureOf(finding),
  act: actOf(finding, facts),
  category: categoryOf(finding),
  priority: finding.priority,
});

function wordsOf(finding: Finding): FindingWords {
  switch (finding.type) {
    case "record-income":
    case "record-expenses":
    case "few-records":
    case "vague-category":
      return recordWords(finding);
    case "deficit":
    case "counts-extra":
    case "low-savings":
    case "fair-savings":
    case "strong-savings":
    case "idle-surplus":
    case "negative-streak":
    case "spending-progress":
      return balanceWords(finding);
    case "irregular-income":
    case "concentrated-income":
    case "single-income":
      return incomeWords(finding);
    case "fund-missing":
    case "fund-short":
    case "fund-solid":
    case "goal-out-of-reach":
    case "goal-overdue":
    case "goal-on-track":
    case "goal-without-deadline":
    case "first-goal":
      return goalWords(finding);
    case "fixed-heavy":
    case "housing-heavy":
    case "credit-heavy":
    case "subscriptions":
    case "rising-category":
    case "falling-category":
    case "outlier":
    case "trim-category":
      return spendingWords(finding);
  }
}
