import type { PlannedGoal } from "../../../domain/goals/plan-goals.ts";
import { goalObstacle, goalStepText, goalTimeText } from "../../../text/goal-plan.ts";
import { useToday } from "../../signed-in-context.ts";
import * as styles from "./goal-outlook.css.ts";

/** When a goal is reached with what a normal month leaves, what the next month gives it, and what stands in its way; nothing where that is not known, or it is reached. */
export function GoalOutlook({ planned }: { readonly planned: PlannedGoal | undefined }) {
  const today = useToday();
  if (planned === undefined) return null;
  const [step, obstacle] = [goalStepText(planned, today), goalObstacle(planned, today)];
  return (
    <p className={styles.outlook}>
      {goalTimeText(planned, today)}
      {step !== null && ` · ${step}`}
      {obstacle !== null && <span className={styles.obstacle}>{obstacle}</span>}
    </p>
  );
}
