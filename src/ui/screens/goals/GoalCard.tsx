import { useSelector } from "@xstate/react";
import { Calendar, CalendarX, PartyPopper, Plus } from "lucide-react";
import type { GoalPlan } from "../../../application/goals/view-goal-plan.ts";
import { goalFields } from "../../../application/goals/goal-form.ts";
import { isReached, type Goal } from "../../../domain/goals/goal.ts";
import { goalUrgency } from "../../../domain/goals/goal-urgency.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { components } from "../../../text/components.ts";
import { formatDate } from "../../../text/format.ts";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useToday } from "../../signed-in-context.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { GoalOutlook } from "../shared/GoalOutlook.tsx";
import { RecordActions } from "../shared/RecordActions.tsx";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { GoalEntries } from "./GoalEntries.tsx";
import { GoalMoves, type GoalMovesProps } from "./GoalMoves.tsx";
import { GoalPhoto } from "./GoalPhoto.tsx";
import { GoalFigures } from "./GoalFigures.tsx";
import * as styles from "./goal-card.css.ts";
import type { ProfileActors } from "../profile/profile-feature.ts";

type GoalCardProps = Pick<GoalMovesProps, "place" | "onMove"> & {
  readonly goal: WithRevision<Goal>;
  /** The plan for all goals; null until it is known. */
  readonly plan: GoalPlan | null;
  readonly actors: ProfileActors;
};

/** One savings goal: its photo, its progress and its actions. */
export function GoalCard({ goal, plan, place, onMove, actors }: GoalCardProps) {
  const { id, revision, name, deadline, photoUrl } = goal;
  const urgency = goalUrgency(goal, useToday());
  const overdue = urgency?.type === "overdue";
  const pending = isPending(goal);
  const seeHistory = useSeeHistory();
  const celebrated = useSelector(actors.celebration, ({ context }) => context.goal?.id === id);
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.card}>
      <GoalPhoto name={name} photoUrl={photoUrl} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {name}
            <UnsentMark record={goal} />
          </h3>
          <span className={styles.actions}>
            <RecordActions
              edit={texts.editOf(name)}
              history={recordChangesTexts.openOf(name)}
              remove={texts.removeOf(name)}
              pending={pending}
              onEdit={() =>
                actors.goalDialog.send({ type: "OPEN_EDIT", id: goal, fields: goalFields(goal) })
              }
              onHistory={() => seeHistory("goals", goal)}
              onRemove={() =>
                actors.goalRemoval.send({ type: "REMOVE", target: { id, revision, label: name } })
              }
            />
          </span>
          <p className={styles.deadlines[overdue ? "overdue" : "ahead"]}>
            {overdue ? <CalendarX size={14} aria-hidden /> : <Calendar size={14} aria-hidden />}
            {deadlineText(deadline, overdue)}
          </p>
          <GoalMoves name={name} place={place} pending={pending} onMove={onMove} />
        </div>
        <GoalFigures
          goal={goal}
          urgency={urgency}
          isInTime={plan?.get(id)?.missingAtDeadline === 0}
        />
        <div className={styles.outlook}>
          <GoalOutlook goal={goal} plan={plan} />
        </div>
        {isReached(goal) ? (
          <p className={celebrated ? styles.celebrated : styles.reached}>
            <PartyPopper size={16} aria-hidden />
            {texts.reached}
          </p>
        ) : (
          <Button
            variant="secondary"
            wide
            icon={<Plus size={16} aria-hidden />}
            aria-label={pending ? components.saving : texts.putAsideTo(name)}
            pending={pending}
            pendingLabel={components.saving}
            onClick={() =>
              actors.putAside.send({ type: "OPEN_EDIT", id: goal, fields: { amount: "" } })
            }
          >
            {texts.putAside}
          </Button>
        )}
        <GoalEntries goal={goal} entries={actors.goalEntries} />
      </div>
    </li>
  );
}

function deadlineText(deadline: CivilDate | null, overdue: boolean): string {
  if (deadline === null) return texts.noDeadline;
  return (overdue ? texts.overdue : texts.until)(formatDate(deadline));
}
