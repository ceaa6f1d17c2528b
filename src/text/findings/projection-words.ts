import type { PlannedGoal } from "../../domain/recommendations/goal-plan.ts";
import type { GoalProjection } from "../../domain/recommendations/recommendation.ts";
import { subtract } from "../../domain/shared/cents.ts";
import { formatDate, formatEuros } from "../format.ts";
import { aboutDuration, NO_FORECAST } from "./words.ts";

/** What is proposed for a goal, with its time in words (projecao_objetivos on the wire). */
export const projectionOf = (planned: PlannedGoal): GoalProjection => ({
  goal: planned.goal.name,
  time: planned.months === null ? NO_FORECAST : aboutDuration(planned.months),
  monthly: planned.monthly,
  note: noteOn(planned),
});

/** What of a goal does not fit in what a month leaves. */
function noteOn({ goal, due, needed, monthly }: PlannedGoal): string | null {
  const { deadline } = goal;
  if (monthly === 0)
    return deadline === null || due === null
      ? "Por agora não cabe no que sobra por mês."
      : `Por agora não cabe no que sobra por mês: o prazo de ${formatDate(deadline)} pede ${formatEuros(due)}.`;
  if (deadline !== null && due !== null && monthly < due)
    return `Não chega a tempo de ${formatDate(deadline)}: para isso faltam ${formatEuros(subtract(due, monthly))} por mês.`;
  return monthly < needed ? "É tudo o que sobra por mês." : null;
}
