import type { GoalPlan } from "../../../application/goals/view-goal-plan.ts";
import { isReached, type Goal } from "../../../domain/goals/goal.ts";
import type { PlannedGoal } from "../../../domain/goals/plan-goals.ts";
import { goalObstacle, goalStepText, goalTimeText } from "../../../text/goals/goal-plan.ts";
import { useToday } from "../../signed-in-context.ts";
import * as styles from "./goal-outlook.css.ts";

type GoalOutlookProps = {
  readonly goal: Goal;
  /** What is planned for all goals; null until that is known, for which there is room. */
  readonly plan: GoalPlan | null;
};

/** How a goal that is not reached goes on with what a normal month leaves. */
export function GoalOutlook({ goal, plan }: GoalOutlookProps) {
  const planned = plan?.get(goal.id);
  if (isReached(goal)) return null;
  return <p className={styles.outlook}>{planned && <Outlook planned={planned} />}</p>;
}

/** When it is reached, what the next month gives it, and what stands in its way. */
function Outlook({ planned }: { readonly planned: PlannedGoal }) {
  const today = useToday();
  const [step, obstacle] = [goalStepText(planned, today), goalObstacle(planned, today)];
  return (
    <>
      {goalTimeText(planned, today)}
      {step !== null && ` · ${step}`}
      {obstacle !== null && <span className={styles.obstacle}>{obstacle}</span>}
    </>
  );
}
