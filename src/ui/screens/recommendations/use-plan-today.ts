import { useMemo } from "react";
import { viewNormalMonth } from "../../../application/forecast/view-normal-month.ts";
import { viewGoalPlan } from "../../../application/goals/view-goal-plan.ts";
import { figuresOf, type NormalFigures } from "../../../domain/normal-month/normal-figures.ts";
import type { GoalProjection } from "../../../domain/recommendations/recommendation.ts";
import { projectionOf } from "../../../text/findings/projection-words.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";

type PlanToday = {
  readonly projections: readonly GoalProjection[];
  readonly normal: NormalFigures;
};

/** The plan of the goals as every screen tells it; null while the book does not reach back far enough. */
export function usePlanToday(): PlanToday | null {
  const { clock } = useSignedIn();
  const plan = useLedgerView(useMemo(() => viewGoalPlan(clock), [clock]));
  const normal = useLedgerView(useMemo(() => viewNormalMonth(clock), [clock]));
  if (plan === null || normal === null) return null;
  const today = clock.today();
  return {
    projections: [...plan.values()].map((planned) => projectionOf(planned, today)),
    normal: figuresOf(normal),
  };
}
