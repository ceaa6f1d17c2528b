import { createActor, fromPromise } from "xstate";
import { goalForm, type GoalFields } from "../../application/forms/goal-form.ts";
import { profileForm, type ProfileFields } from "../../application/forms/profile-form.ts";
import { putAsideForm, type PutAsideFields } from "../../application/forms/put-aside-form.ts";
import { celebrationMachine } from "../../application/machines/celebration.machine.ts";
import { formDialogMachine } from "../../application/machines/form-dialog.machine.ts";
import { removalMachine } from "../../application/machines/removal.machine.ts";
import type { Notice } from "../../application/notice.ts";
import { putMoneyAside } from "../../application/use-cases/put-money-aside.ts";
import { removeRecord } from "../../application/use-cases/remove-record.ts";
import { saveGoal } from "../../application/use-cases/save-goal.ts";
import { saveProfile } from "../../application/use-cases/save-profile.ts";
import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { goalId } from "../../domain/shared/ids.ts";
import type { Profile } from "../../domain/users/profile.ts";
import type { ProfileActors } from "../../ui/screens/profile/profile-feature.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { startGoalPhoto } from "./goal-photo.ts";

type Surroundings = Pick<Shell, "container" | "notify" | "raiseAlerts" | "reload">;

/** Starts the actors of the profile screen over the ports in the container. */
export function startProfileActors(around: Surroundings): ProfileActors {
  const { container, notify, raiseAlerts, reload } = around;
  const goals = container.get(keys.goals);
  const profiles = container.get(keys.profiles);
  const ids = container.get(keys.ids);
  const newKey = () => ids.next();
  const ledger = container.get(keys.ledger);
  const remove = removeRecord(
    ledger,
    (id, as) => goals.remove(goalId(id), as),
    (id) => ({ goals: [goalId(id)] }),
  );
  const celebration = createActor(celebrationMachine).start();

  const celebrate = (goal: Goal | null) => {
    if (goal !== null) celebration.send({ type: "REACHED", goal });
  };
  /** The bell tells of a goal that is reached, or cannot be any more. */
  const goalDone = (notice: Notice) => {
    notify(notice);
    raiseAlerts();
  };

  const profileDialog = createActor(
    formDialogMachine<ProfileFields, Profile, "own">(profileForm, newKey).provide({
      actors: { save: fromPromise(({ input }) => saveProfile(profiles)(input)) },
    }),
  );
  profileDialog.on("SAVED", ({ change }) => {
    notify({ type: "profile-changed", change });
    reload();
  });

  const goalDialog = createActor(
    formDialogMachine<GoalFields, GoalDraft, Seen<Goal>>(goalForm, newKey).provide({
      actors: {
        save: fromPromise(async ({ input }) => celebrate(await saveGoal(goals, ledger)(input))),
      },
    }),
  );
  goalDialog.on("SAVED", ({ change }) => goalDone({ type: "goal-changed", change }));

  const putAside = createActor(
    formDialogMachine<PutAsideFields, Cents, Seen<Goal>>(putAsideForm, newKey).provide({
      actors: {
        save: fromPromise(async ({ input }) =>
          celebrate(await putMoneyAside(goals, ledger)(input)),
        ),
      },
    }),
  );
  putAside.on("SAVED", () => goalDone({ type: "goal-changed", change: "updated" }));

  const goalRemoval = createActor(
    removalMachine(newKey).provide({
      actors: { remove: fromPromise(({ input }) => remove(input)) },
    }),
  );
  goalRemoval.on("REMOVED", () => notify({ type: "goal-changed", change: "removed" }));

  return {
    profileDialog: profileDialog.start(),
    goalDialog: goalDialog.start(),
    photo: startGoalPhoto(container.get(keys.photos), goalDialog, notify),
    putAside: putAside.start(),
    goalRemoval: goalRemoval.start(),
    celebration,
  };
}
