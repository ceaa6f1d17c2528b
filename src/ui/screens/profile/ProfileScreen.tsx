import { useSelector } from "@xstate/react";
import type { Offline } from "../../../application/offline.ts";
import type { GoalPlan } from "../../../application/goals/view-goal-plan.ts";
import type { Goal } from "../../../domain/goals/goal.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Profile } from "../../../domain/users/profile.ts";
import { goalFormTexts, goalTexts } from "../../../text/goals/goals.ts";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { RemovalDialog } from "../shared/RemovalDialog.tsx";
import { TrashLink } from "../trash/TrashLink.tsx";
import { AccountLink, AccountsLink, CategoriesLink, ExportLink } from "./ProfileLinks.tsx";
import { GoalDialog } from "../goals/GoalDialog.tsx";
import { Goals } from "../goals/Goals.tsx";
import { PersonalData } from "./PersonalData.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";
import type { ProfileActors } from "./profile-feature.ts";
import { ReleaseLine } from "./ReleaseLine.tsx";
import { PutAsideDialog } from "../goals/PutAsideDialog.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";

export type ProfileScreenProps = {
  /** Null until the user has created one. */
  readonly profile: Profile | Offline | null;
  readonly goals: readonly WithRevision<Goal>[];
  readonly plan: GoalPlan | null;
  readonly actors: ProfileActors;
};

/** The user's personal data and savings goals, and at the end the release that runs. */
export const ProfileScreen = ({ profile, goals, plan, actors }: ProfileScreenProps) => (
  <>
    <PageHeader
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <>
          <AccountLink />
          <AccountsLink />
          <CategoriesLink />
          <TrashLink />
          <ExportLink />
        </>
      }
    />
    <PersonalData profile={profile} dialog={actors.profileDialog} />
    <Goals goals={goals} plan={plan} actors={actors} />
    <ReleaseLine />
    <Celebration celebration={actors.celebration} />
    <ProfileDialog dialog={actors.profileDialog} />
    <GoalDialog dialog={actors.goalDialog} photo={actors.photo} />
    <PutAsideDialog dialog={actors.putAside} />
    <RemovalDialog
      removal={actors.goalRemoval}
      title={goalFormTexts.removeTitle}
      question={goalFormTexts.removeQuestion}
    />
  </>
);

/** Announces to screen readers, politely, that a goal was just reached. */
function Celebration({ celebration }: Pick<ProfileActors, "celebration">) {
  const goal = useSelector(celebration, ({ context }) => context.goal);
  return (
    <p role="status" className={visuallyHidden}>
      {goal && goalTexts.reachedNow(goal.name)}
    </p>
  );
}
