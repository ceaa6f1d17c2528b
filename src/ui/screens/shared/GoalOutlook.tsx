import type { GoalPlan } from "../../../application/goals/view-goal-plan.ts";
import { isReached, type Goal } from "../../../domain/goals/goal.ts";
import type { PlannedGoal } from "../../../domain/goals/plan-goals.ts";
import {
  goalHelp,
  goalObstacle,
  goalStepText,
  goalTimeText,
} from "../../../text/goals/goal-plan.ts";
import { useToday } from "../../signed-in-context.ts";
import * as styles from "./goal-outlook.css.ts";

type GoalOutlookProps = {
  readonly goal: Goal;
  /** The plan for all goals; null until it is known, with its space reserved. */
  readonly plan: GoalPlan | null;
};

/** The prospects of an unreached goal, from the surplus of a normal month. */
export function GoalOutlook({ goal, plan }: GoalOutlookProps) {
  const planned = plan?.get(goal.id);
  if (isReached(goal)) return null;
  return <p className={styles.outlook}>{planned && <Outlook planned={planned} />}</p>;
}

/** When the goal is reached, its share of the next month, what helps it, and its obstacle. */
function Outlook({ planned }: { readonly planned: PlannedGoal }) {
  const today = useToday();
  const [step, obstacle] = [goalStepText(planned, today), goalObstacle(planned, today)];
  const help = goalHelp(planned);
  return (
    <>
      {goalTimeText(planned, today)}
      {step !== null && ` · ${step}`}
      {help !== null && <span className={styles.help}>{help}</span>}
      {obstacle !== null && <span className={styles.obstacle}>{obstacle}</span>}
    </>
  );
}
