import { endsBeforeBeginning } from "../../goals/ends-before-beginning.ts";
import type { PlannedGoal } from "../../goals/plan-goals.ts";
import { monthOf, monthsBetween } from "../../shared/year-month.ts";
import { advisable } from "../../forecast/money-at-hand.ts";
import { holdsReserve, meansOf, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The number of months within which a deadline that will be missed is urgent. */
const URGENT_MONTHS = 6;

/** Findings about the goals and what a normal month leaves for them; without goals, about the first one. */
export function goalRules(facts: FinancialFacts): readonly Finding[] {
  const { normal, goals, plan, today } = facts;
  const { surplus } = normal;
  // With a surplus and known expenses, another rule recommends a reserve first.
  const needsReserve = surplus > 0 && normal.expenses > 0 && !holdsReserve(facts);
  if (goals.length === 0 && needsReserve) return [];
  if (goals.length === 0) return [{ type: "first-goal", priority: "low", surplus }];
  const timed = plan.filter(({ goal }) => goal.deadline !== null && goal.deadline >= today);
  const late = timed.filter(({ missingAtDeadline }) => missingAtDeadline > 0);
  return [
    ...late.flatMap((planned) => outOfReach(planned, facts)),
    ...plan.flatMap((planned) => overdue(planned, facts)),
    // If any deadline will be missed, no other goal is praised or asked for.
    ...(late.length > 0 ? [] : [...timed.flatMap(onTrack), ...firstWithoutDeadline(plan)]),
  ];
}

function outOfReach(
  { goal, missing, missingAtDeadline }: PlannedGoal,
  facts: FinancialFacts,
): readonly Finding[] {
  const { plan, today } = facts;
  const { surplus } = facts.normal;
  const { id, name, deadline } = goal;
  if (deadline === null) return [];
  const months = monthsBetween(monthOf(today), monthOf(deadline));
  const before = plan.findIndex((one) => one.goal === goal);
  return [
    {
      type: "goal-out-of-reach",
      priority: months <= URGENT_MONTHS ? "high" : "medium",
      id,
      goal: name,
      deadline,
      missing: missingAtDeadline,
      surplus,
      months,
      ahead: missing <= surplus * months ? before : 0,
      isThere: advisable(missingAtDeadline, "now", meansOf(facts)) === missingAtDeadline,
    },
  ];
}

function overdue(
  { goal, missing, months }: PlannedGoal,
  { today }: FinancialFacts,
): readonly Finding[] {
  const { id, name, deadline } = goal;
  if (deadline === null || deadline >= today || endsBeforeBeginning(goal, today)) return [];
  return [{ type: "goal-overdue", priority: "medium", id, goal: name, deadline, missing, months }];
}

function onTrack({ goal, monthly, startsIn, paidBy }: PlannedGoal): readonly Finding[] {
  const { id, name, deadline } = goal;
  if (deadline === null) return [];
  const step = { monthly, startsIn, paidBy };
  return [{ type: "goal-on-track", priority: "low", id, goal: name, deadline, ...step }];
}

const firstWithoutDeadline = (plan: readonly PlannedGoal[]): readonly Finding[] =>
  plan
    .filter(({ goal }) => goal.deadline === null)
    .flatMap(withoutDeadline)
    .slice(0, 1);

function withoutDeadline(planned: PlannedGoal): readonly Finding[] {
  const { goal, missing, monthly, startsIn, months } = planned;
  if (months === null) return [];
  const { id, name } = goal;
  const step = { monthly, startsIn };
  return [
    { type: "goal-without-deadline", priority: "low", id, goal: name, missing, ...step, months },
  ];
}
