import { sum } from "../../shared/cents.ts";
import type { FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";
import type { PlannedGoal } from "../goal-plan.ts";

/** Within how many months a deadline that cannot be kept is urgent. */
const URGENT_MONTHS = 6;

/** How the goals stand to what an average month leaves; without goals, what to begin with. */
export function goalRules(facts: FinancialFacts): readonly Finding[] {
  const { summary, goals, plan } = facts;
  const surplus = summary.meanBalance;
  // Whoever has something left and knows what a month costs is told to begin with a reserve.
  if (goals.length === 0 && surplus > 0 && summary.expenses > 0) return [];
  if (goals.length === 0) return [{ type: "first-goal", priority: "low", surplus }];
  const timed = plan.filter(({ due }) => due !== null);
  const needed = sum(plan.map((planned) => planned.needed));
  const lost = timed.filter(({ due }) => (due ?? 0) > surplus);
  const together = needed <= surplus;
  return [
    ...lost.flatMap((planned) => outOfReach(planned, facts)),
    ...(together || timed.length === 0 || lost.length > 0 || surplus <= 0
      ? []
      : [
          {
            type: "goals-competing",
            priority: "medium",
            count: timed.length,
            withReserve: plan.some(({ isShortReserve, due }) => isShortReserve && due === null),
            needed,
            surplus,
          } as const,
        ]),
    ...plan.flatMap((planned) => overdue(planned, facts)),
    ...(together ? timed.flatMap((planned) => onTrack(planned, facts)) : []),
    ...plan
      .filter(({ goal }) => goal.deadline === null)
      .flatMap(withoutDeadline)
      .slice(0, 1),
  ];
}

function outOfReach(
  { goal, monthsLeft, missing, due }: PlannedGoal,
  { summary }: FinancialFacts,
): readonly Finding[] {
  const { id, name, deadline } = goal;
  if (deadline === null || monthsLeft === null || due === null) return [];
  return [
    {
      type: "goal-out-of-reach",
      priority: monthsLeft <= URGENT_MONTHS ? "high" : "medium",
      id,
      goal: name,
      deadline,
      missing,
      needed: due,
      surplus: summary.meanBalance,
    },
  ];
}

function overdue({ goal, missing }: PlannedGoal, { today }: FinancialFacts): readonly Finding[] {
  const { id, name, deadline } = goal;
  if (deadline === null || deadline >= today) return [];
  return [{ type: "goal-overdue", priority: "medium", id, goal: name, deadline, missing }];
}

function onTrack({ goal, due }: PlannedGoal, { summary }: FinancialFacts): readonly Finding[] {
  const { id, name, deadline } = goal;
  if (deadline === null || due === null) return [];
  const surplus = summary.meanBalance;
  return [
    { type: "goal-on-track", priority: "low", id, goal: name, deadline, needed: due, surplus },
  ];
}

function withoutDeadline({ goal, missing, monthly, months }: PlannedGoal): readonly Finding[] {
  if (months === null) return [];
  const { id, name } = goal;
  return [
    { type: "goal-without-deadline", priority: "low", id, goal: name, missing, monthly, months },
  ];
}
