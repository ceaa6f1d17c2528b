import { createActor, fromPromise } from "xstate";
import { goalForm } from "../../application/forms/goal-form.ts";
import { profileForm } from "../../application/forms/profile-form.ts";
import { putAsideForm } from "../../application/forms/put-aside-form.ts";
import { celebrationMachine } from "../../application/machines/celebration.machine.ts";
import { goalEntriesMachine } from "../../application/machines/goal-entries.machine.ts";
import type { Change } from "../../application/notice.ts";
import type { Goals } from "../../application/ports/goals.ts";
import type { Photos } from "../../application/ports/photos.ts";
import type { Profiles } from "../../application/ports/profiles.ts";
import { putMoneyAside } from "../../application/use-cases/put-money-aside.ts";
import { removeRecord } from "../../application/use-cases/remove-record.ts";
import { saveGoal } from "../../application/use-cases/save-goal.ts";
import { saveProfile } from "../../application/use-cases/save-profile.ts";
import { isReachedBy, type Goal } from "../../domain/goals/goal.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
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
  reload: keys.reload,
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
  const { goals, photos, profiles, ids, ledger, notify, reload } = given;
  const celebration = createActor(celebrationMachine).start();
  const goalEntries = createActor(
    goalEntriesMachine.provide({
      actors: { load: fromPromise(({ input }) => goals.entries(input)) },
    }),
  ).start();

  /** What follows a goal that was kept: the bell tells of one that is reached, or cannot be any more. */
  const goalKept = (change: Change, before: Goal | null, { record }: Stamped<Goal>) => {
    notify({ type: "goal-changed", change });
    goalEntries.send({ type: "CHANGED", goal: record.id });
    if (isReachedBy(before, record)) celebration.send({ type: "REACHED", goal: record });
  };

  const profileDialog = startFormDialog(profileForm, ids, saveProfile(profiles));
  profileDialog.on("SAVED", ({ change }) => {
    notify({ type: "profile-changed", change });
    reload();
  });

  const goalDialog = startRecordDialog(goalForm, given, saveGoal(goals, ledger), "goal");
  goalDialog.on("SAVED", ({ change, before, result }) => goalKept(change, before, result));

  const putAside = startRecordDialog(putAsideForm, given, putMoneyAside(goals, ledger));
  putAside.on("SAVED", ({ change, before, result }) => goalKept(change, before, result));

  const goalRemoval = startRemoval(
    given,
    removeRecord(
      ledger,
      (id, as) => goals.remove(goalId(id), as),
      (id) => ({ goals: [goalId(id)] }),
    ),
  );
  goalRemoval.on("REMOVED", () => notify({ type: "goal-changed", change: "removed" }));

  return {
    load: () => profiles.read(),
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
