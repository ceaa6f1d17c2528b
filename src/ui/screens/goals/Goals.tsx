import { Plus, Target, Crown } from "lucide-react";
import { useId } from "react";
import { moveGoal } from "../../../application/goals/move-goal.ts";
import type { GoalPlan } from "../../../application/goals/view-goal-plan.ts";
import type { Goal } from "../../../domain/goals/goal.ts";
import { inPlanOrder } from "../../../domain/goals/plan-order.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { goalLimit, mayAddGoal } from "../../../domain/plans/features.ts";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { GOALS } from "../../goals-anchor.ts";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { useUser } from "../../use-user.ts";
import { GoalCard } from "./GoalCard.tsx";
import * as styles from "./goals.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";
import { goals as grid } from "../profile/profile-skeleton.css.ts";

type GoalsProps = {
  readonly goals: readonly WithRevision<Goal>[];
  /** The plan for the goals; null until it is known. */
  readonly plan: GoalPlan | null;
  readonly actors: ProfileActors;
};

/** All savings goals, and the button for another one as far as the plan allows. */
export function Goals({ goals, plan: planned, actors }: GoalsProps) {
  const id = useId();
  const notify = useOverlayNotify();
  const plan = useUser()?.plan ?? "free";
  const limit = goalLimit(plan);
  const mayAdd = mayAddGoal(plan, goals.length);
  const shown = inPlanOrder(goals, planned?.values() ?? []);
  const offer = () => notify(({ premium }) => premium.send({ type: "OPEN" }));
  const add = (
    <Button
      icon={<Plus size={16} aria-hidden />}
      onClick={mayAdd ? () => actors.goalDialog.send({ type: "OPEN_CREATE" }) : offer}
    >
      {texts.add}
    </Button>
  );
  return (
    <section id={GOALS} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {texts.title}
        </h2>
        {limit !== null && (
          <Badge tone={mayAdd ? "neutral" : "warning"}>
            {texts.count(goals.length, limit)}
            <span className={visuallyHidden}> {texts.countNote}</span>
          </Badge>
        )}
        {goals.length > 0 && <span className={styles.add}>{add}</span>}
      </header>
      {!mayAdd && <GoalLimitBanner onUpgrade={offer} />}
      {goals.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Target size={24} />}
            message={texts.empty}
            hint={texts.emptyHint}
            action={add}
          />
        </Card>
      ) : (
        <ul className={grid}>
          {shown.map((goal, place) => (
            <GoalCard
              key={goal.id}
              goal={goal}
              plan={planned}
              place={{ isFirst: place === 0, isLast: place === shown.length - 1 }}
              onMove={(by) => actors.arrange(moveGoal(shown, goal.id, place + by))}
              actors={actors}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Says that the free plan's goals are used up, and offers more. */
const GoalLimitBanner = ({ onUpgrade }: { readonly onUpgrade: () => void }) => (
  <div className={styles.banner}>
    <Crown className={styles.crown} size={20} aria-hidden />
    <p className={styles.sentence}>{texts.limit}</p>
    <Button variant="premium" size="small" onClick={onUpgrade}>
      {texts.upgrade}
    </Button>
  </div>
);
