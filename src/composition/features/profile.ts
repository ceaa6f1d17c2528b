import { createActor, fromPromise } from "xstate";
import { goalForm } from "../../application/forms/goal-form.ts";
import { profileForm } from "../../application/forms/profile-form.ts";
import { putAsideForm } from "../../application/forms/put-aside-form.ts";
import { celebrationMachine } from "../../application/machines/celebration.machine.ts";
import { goalEntriesMachine } from "../../application/machines/goal-entries.machine.ts";
import type { Goals } from "../../application/ports/goals.ts";
import type { Photos } from "../../application/ports/photos.ts";
import type { Profiles } from "../../application/ports/profiles.ts";
import { putMoneyAside } from "../../application/use-cases/put-money-aside.ts";
import { removeRecord } from "../../application/use-cases/remove-record.ts";
import { saveGoal } from "../../application/use-cases/save-goal.ts";
import { saveProfile } from "../../application/use-cases/save-profile.ts";
import { viewGoalPlan } from "../../application/use-cases/view-goal-plan.ts";
import { isReachedBy } from "../../domain/goals/goal.ts";
import { goalId } from "../../domain/shared/ids.ts";
import { httpGoals } from "../../infrastructure/http/http-goals.ts";
import { httpPhotos } from "../../infrastructure/http/http-photos.ts";
import { httpProfiles } from "../../infrastructure/http/http-profiles.ts";
import type { ProfileFeature } from "../../ui/screens/profile/profile-feature.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { startGoalPhoto } from "../actors/start-goal-photo.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { startRemoval } from "../actors/start-removal.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";

const GOALS = key<Goals>("goals");
const PHOTOS = key<Photos>("photos");
const PROFILES = key<Profiles>("profiles");

const needs = {
  ...recordNeeds,
  goals: GOALS,
  photos: PHOTOS,
  profiles: PROFILES,
  clock: keys.clock,
  reload: keys.reload,
  onReload: keys.onReload,
};

/** Personal data and goals. */
export const profileFeature = feature(
  [
    bind(GOALS, [keys.api, keys.removal], httpGoals),
    bind(PHOTOS, [keys.httpSession], httpPhotos),
    bind(PROFILES, [keys.api], httpProfiles),
  ],
  needs,
  startProfile,
);

/** Starts the writes of the profile screen; each that succeeds is told. */
export function startProfile(given: NeedsOf<typeof needs>): ProfileFeature {
  const { goals, photos, profiles, ids, ledger, notify, clock, reload, onReload } = given;
  const celebration = createActor(celebrationMachine).start();
  const goalEntries = createActor(
    goalEntriesMachine.provide({
      actors: { load: fromPromise(({ input }) => goals.entries(input)) },
    }),
  ).start();

  // An undo may have taken back what was added.
  onReload(() => {
    const { goal } = goalEntries.getSnapshot().context;
    if (goal !== null) goalEntries.send({ type: "CHANGED", goal });
  });

  const profileDialog = startFormDialog(profileForm, ids, saveProfile(profiles));
  profileDialog.on("SAVED", ({ change }) => {
    notify({ type: "profile-changed", change });
    reload();
  });

  const goalDialog = startRecordDialog(goalForm, given, saveGoal(goals, ledger), "goal");
  const putAside = startRecordDialog(putAsideForm, given, putMoneyAside(goals, ledger));
  for (const dialog of [goalDialog, putAside])
    // The bell tells of one that is reached, or cannot be any more.
    dialog.on("SAVED", ({ change, undo, before, result: { record } }) => {
      notify({ type: "goal-changed", change, undo });
      goalEntries.send({ type: "CHANGED", goal: record.id });
      if (isReachedBy(before, record)) celebration.send({ type: "REACHED", goal: record });
    });

  const goalRemoval = startRemoval(
    given,
    removeRecord(
      ledger,
      (id, as) => goals.remove(goalId(id), as),
      (id) => ({ goals: [goalId(id)] }),
    ),
  );
  goalRemoval.on("REMOVED", ({ undo }) =>
    notify({ type: "goal-changed", change: "removed", undo }),
  );

  return {
    load: () => profiles.read(),
    planOf: viewGoalPlan(clock),
    actors: {
      profileDialog,
      goalDialog,
      photo: startGoalPhoto(photos, goalDialog, notify),
      putAside,
      goalEntries,
      goalRemoval,
      celebration,
    },
  };
}
