import { Link } from "@tanstack/react-router";
import { Target } from "lucide-react";
import { useMemo } from "react";
import { viewGoalPlan } from "../../../application/goals/view-goal-plan.ts";
import { goalProgress, type Goal } from "../../../domain/goals/goal.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { formatDate, formatEuros, wholePercent } from "../../../text/format.ts";

import { button } from "../../components/Button/button-look.ts";
import { Card } from "../../components/Card/Card.tsx";
import { CardLink } from "../../components/Card/CardLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { GoalOutlook } from "../shared/GoalOutlook.tsx";
import * as styles from "./goal-list.css.ts";

/** Up to four savings goals, the nearest deadline first. */
export const GoalList = ({ goals }: { readonly goals: readonly Goal[] }) => (
  <Card title={texts.goals} action={<CardLink to="/perfil">{texts.seeAll}</CardLink>}>
    {goals.length === 0 ? (
      <EmptyState
        icon={<Target size={24} />}
        message={texts.noGoals}
        hint={texts.noGoalsHint}
        action={
          <Link to="/perfil" className={button()}>
            {texts.createGoal}
          </Link>
        }
      />
    ) : (
      <Nearest goals={goals} />
    )}
  </Card>
);

function Nearest({ goals }: { readonly goals: readonly Goal[] }) {
  const { clock } = useSignedIn();
  const plan = useLedgerView(useMemo(() => viewGoalPlan(clock), [clock]));
  return (
    <ul className={styles.list}>
      {goals.map((goal) => (
        <li key={goal.id} className={styles.goal}>
          <span className={styles.name}>{goal.name}</span>
          <span className={styles.share}>{wholePercent(goalProgress(goal))}</span>
          <span className={styles.bar}>
            <Progress label={goal.name} value={goalProgress(goal)} />
          </span>
          <span className={styles.detail}>
            {texts.of(formatEuros(goal.current), formatEuros(goal.total))}
          </span>
          <span className={styles.share}>
            {goal.deadline === null ? "—" : formatDate(goal.deadline)}
          </span>
          <GoalOutlook goal={goal} plan={plan} />
        </li>
      ))}
    </ul>
  );
}
