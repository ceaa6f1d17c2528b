import { goalMissing, goalProgress, isReached, type Goal } from "../../../domain/goals/goal.ts";
import type { GoalUrgency } from "../../../domain/goals/goal-urgency.ts";
import { formatEuros, wholePercent } from "../../../text/format.ts";

import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { Progress } from "../../components/Progress/Progress.tsx";
import * as styles from "./goal-figures.css.ts";

type GoalFiguresProps = {
  readonly goal: Goal;
  readonly urgency?: GoalUrgency | null;
  /** Whether the plan brings it in time: only then a month leaves as much as it has to bring. */
  readonly isInTime?: boolean;
};

/** The current, the total and the missing amount of a goal. */
export const GoalFigures = ({ goal, urgency = null, isInTime = false }: GoalFiguresProps) => (
  <div className={styles.figures}>
    <p className={styles.line}>
      <span className={styles.current}>{formatEuros(goal.current)}</span>
      <span className={styles.share}>{wholePercent(goalProgress(goal))}</span>
    </p>
    <Progress
      label={texts.progressOf(goal.name)}
      value={goalProgress(goal)}
      tone={isReached(goal) ? "positive" : "brand"}
    />
    <p className={styles.line}>
      <span className={styles.detail}>{texts.of(formatEuros(goal.total))}</span>
      <span className={urgency === null ? styles.missing : styles.urgent}>
        {missingText(goal, urgency, isInTime)}
      </span>
    </p>
  </div>
);

function missingText(goal: Goal, urgency: GoalUrgency | null, isInTime: boolean): string {
  if (isReached(goal)) return texts.nothingMissing;
  switch (urgency?.type) {
    case "last-days":
      return texts.lastDays(formatEuros(urgency.missing), urgency.days);
    case "due-soon":
      return texts.dueSoon(
        formatEuros(urgency.missing),
        urgency.months,
        isInTime ? formatEuros(urgency.monthly) : null,
      );
    case "overdue":
    case undefined:
      return texts.missing(formatEuros(goalMissing(goal)));
  }
}
