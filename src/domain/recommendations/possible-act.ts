import type { Budget } from "../budgets/budget.ts";
import { isReached, type Goal } from "../goals/goal.ts";
import type { Book } from "../ledger/book.ts";
import { budgetsOf, goalsOf, offered } from "../ledger/read-book.ts";
import type { WithRevision } from "../ledger/stored-record.ts";
import { accessTo, mayAddGoal } from "../plans/features.ts";
import type { Plan } from "../plans/plan.ts";
import { lookAt, type Act, type Look } from "./act.ts";
import type { RecommendationPeriod } from "./recommendation-period.ts";
import type { Recommendation, RecommendationCategory } from "./recommendation.ts";
import type { GoalId } from "../shared/ids.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf } from "../shared/year-month.ts";

/** The act of a recommendation in the present ledger; limits in cents, of the current month. */
export type PossibleAct =
  | Look
  | Extract<Act, { type: "record" | "simulate" | "new-goal" }>
  | { readonly type: "new-budget"; readonly category: string; readonly limit: Cents }
  | { readonly type: "change-budget"; readonly budget: WithRevision<Budget>; readonly limit: Cents }
  /** Without an amount where the records have changed since: as much may no longer be there. */
  | { readonly type: "put-aside"; readonly goal: WithRevision<Goal>; readonly amount: Cents | null }
  | { readonly type: "change-goal"; readonly goal: WithRevision<Goal> }
  /** The plan allows no further goal. */
  | { readonly type: "upgrade" }
  /** The goal no longer exists. */
  | { readonly type: "see-goals" };

type Asked = {
  readonly recommendation: Recommendation;
  readonly period: RecommendationPeriod;
  /** Whether the records have changed since the analysis. */
  readonly isOutdated: boolean;
  readonly plan: Plan;
  readonly today: CivilDate;
};

/** The records to show for each kind of advice without an act. */
const SEEN: Readonly<Record<Exclude<RecommendationCategory, "goal">, Look["kind"]>> = {
  saving: "expense",
  income: "income",
  investment: null,
};

/** Finds the possible act of a recommendation; if its object is gone or the plan does not allow it, the nearest one. */
export const possibleAct =
  ({ recommendation: { act, category }, period, isOutdated, plan, today }: Asked) =>
  (book: Book): PossibleAct => {
    const expenses = (of: string | null) => lookAt("expense", of, { period, today });
    const goalOf = (id: GoalId) => goalsOf(book).find((goal) => goal.id === id);
    switch (act?.type) {
      case undefined:
        return category === "goal"
          ? { type: "see-goals" }
          : lookAt(SEEN[category], null, { period, today });
      case "look":
      case "record":
        return act;
      case "simulate":
        return accessTo("simulator", plan) === "full" ? act : expenses(null);
      case "limit": {
        const isOffered = offered(book, "expense").some(({ name }) => name === act.category);
        if (accessTo("budgets", plan) === "locked" || !isOffered) return expenses(act.category);
        const budget = budgetsOf(book, monthOf(today)).find((one) => one.category === act.category);
        return budget === undefined
          ? { type: "new-budget", category: act.category, limit: act.limit }
          : { type: "change-budget", budget, limit: act.limit };
      }
      case "new-goal":
        return mayAddGoal(plan, goalsOf(book).length) ? act : { type: "upgrade" };
      case "put-aside": {
        const goal = goalOf(act.goal);
        return goal === undefined || isReached(goal)
          ? { type: "see-goals" }
          : { type: "put-aside", goal, amount: isOutdated ? null : act.amount };
      }
      case "change-goal": {
        const goal = goalOf(act.goal);
        return goal === undefined ? { type: "see-goals" } : { type: "change-goal", goal };
      }
    }
  };
