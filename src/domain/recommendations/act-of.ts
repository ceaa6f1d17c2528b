import type { CategoryRole } from "../categories/category.ts";
import { hasRole } from "../categories/expense-categories.ts";
import { subtract, type Cents } from "../shared/cents.ts";
import type { GoalId } from "../shared/ids.ts";
import { daysOf, type YearMonth } from "../shared/year-month.ts";
import { lookAt, type Act, type Look } from "./act.ts";
import { advisable } from "../forecast/money-at-hand.ts";
import { meansOf, type FinancialFacts } from "./financial-facts.ts";
import type { Remedy } from "../forecast/remedy.ts";
import type { Finding } from "./finding.ts";

type Facts = Pick<
  FinancialFacts,
  "today" | "period" | "plan" | "summary" | "categories" | "atHand" | "normal"
>;

/** The act for a finding; if nothing can be changed directly, it shows the records concerned. */
export function actOf(finding: Finding, facts: Facts): Act {
  switch (finding.type) {
    case "below-zero":
      return lookAt("expense", null, facts);
    case "below-zero-remedy":
      return remedying(finding.remedy, facts);
    case "record-income":
      return { type: "record", kind: "income" };
    case "record-expenses":
    case "few-records":
      return { type: "record", kind: "expense" };
    case "trim-category":
      return {
        type: "limit",
        category: finding.category,
        limit: subtract(finding.monthly, finding.cut),
      };
    case "rising-category":
      return { type: "limit", category: finding.category, limit: finding.mean };
    case "deficit":
    case "counts-extra":
    case "low-savings":
    case "fair-savings":
      return { type: "simulate" };
    case "strong-savings":
    case "idle-surplus":
      return saving(finding.idle, facts);
    case "fund-missing":
      return { type: "new-goal", isFund: true, total: finding.target };
    case "first-goal":
      return { type: "new-goal", isFund: false, total: null };
    case "fund-short":
    case "goal-on-track":
      return givenNext(finding.id, facts) ?? { type: "change-goal", goal: finding.id };
    case "fund-solid":
    case "goal-out-of-reach":
    case "goal-overdue":
    case "goal-without-deadline":
      return { type: "change-goal", goal: finding.id };
    case "negative-streak":
      return looking(null, null, finding.from, finding.to);
    case "spending-progress":
      return looking("expense", null, finding.month);
    case "falling-category":
      return looking("expense", finding.category, finding.month);
    case "outlier":
      return {
        ...lookAt("expense", finding.category, facts),
        from: finding.date,
        to: finding.date,
      };
    case "vague-category":
      return lookAt("expense", finding.category, facts);
    case "fixed-heavy":
      return lookAt("expense", null, facts);
    case "housing-heavy":
      return lookAt("expense", largestOf("housing", facts), facts);
    case "credit-heavy":
      return lookAt("expense", largestOf("credit", facts), facts);
    case "subscriptions":
      return lookAt("expense", largestOf("subscriptions", facts), facts);
    case "irregular-income":
      return lookAt("income", null, facts);
    case "concentrated-income":
    case "single-income":
      return lookAt("income", finding.source, facts);
  }
}

function remedying({ by }: Remedy, facts: Facts): Act {
  if (by === "confirming") return { type: "record", kind: "income" };
  return by === "spending-less" ? { type: "simulate" } : lookAt("expense", null, facts);
}

/**
 * The surplus goes to the first goal that gets some of the next month; if there is none, to a new one. Where nothing is
 * there to give, the goal is looked at.
 */
function saving(amount: Cents, facts: Facts): Act {
  const first = facts.plan.find(({ monthly }) => monthly > 0) ?? facts.plan[0];
  if (first === undefined) return { type: "new-goal", isFund: false, total: null };
  const { id } = first.goal;
  const wanted = amount > 0 ? amount : first.monthly;
  return puttingAside(id, wanted, facts) ?? { type: "change-goal", goal: id };
}

/** The act that gives a goal its amount of the next month, as far as it is there; null if that is zero. */
function givenNext(id: GoalId, facts: Facts): Act | null {
  const planned = facts.plan.find(({ goal }) => goal.id === id);
  return planned === undefined ? null : puttingAside(id, planned.monthly, facts);
}

/** Gives a goal an amount now, as far as it is there; null if none is. */
function puttingAside(goal: GoalId, wanted: Cents, facts: Facts): Act | null {
  const amount = advisable(wanted, "now", meansOf(facts));
  return amount === 0 ? null : { type: "put-aside", goal, amount };
}

const looking = (
  kind: Look["kind"],
  category: string | null,
  first: YearMonth,
  last: YearMonth = first,
): Look => ({ type: "look", kind, category, from: daysOf(first).from, to: daysOf(last).to });

/** The category of a role with the largest expenses of the period; null if there are none. */
const largestOf = (role: CategoryRole, { summary, categories }: Facts): string | null =>
  summary.byCategory.find(({ category }) => hasRole(categories, category, role))?.category ?? null;
