import { goalMissing, goalProgress, isReached, type Goal } from "../../../domain/goals/goal.ts";
import { formatEuros, wholePercent } from "../../../text/format.ts";
import { goalTexts as texts } from "../../../text/goals.ts";
import { Progress } from "../../components/Progress/Progress.tsx";
import * as styles from "./goal-figures.css.ts";

/** What is there, of how much, and what is missing. */
export const GoalFigures = ({ goal }: { readonly goal: Goal }) => (
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
      <span className={styles.missing}>
        {isReached(goal) ? texts.nothingMissing : texts.missing(formatEuros(goalMissing(goal)))}
      </span>
    </p>
  </div>
);
