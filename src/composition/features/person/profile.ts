import { createActor } from "xstate";
import { arrangeEach, arrangeRecord } from "../../../application/rules/arrange-record.ts";
import { orOffline } from "../../../application/offline.ts";
import { goalForm } from "../../../application/goals/goal-form.ts";
import { profileForm } from "../../../application/profile/profile-form.ts";
import { putAsideForm } from "../../../application/goals/put-aside-form.ts";
import { celebrationMachine } from "../../../application/goals/celebration.machine.ts";
import { goalsInBook } from "../../../application/kinds/goals.ts";
import type { GoalEntries } from "../../../application/goals/goal-entries.ts";
import type { Photos } from "../../../application/photos/photos.ts";
import type { Profiles } from "../../../application/profile/profiles.ts";
import type { Records } from "../../../application/ledger/records.ts";
import { putMoneyAside } from "../../../application/goals/put-money-aside.ts";
import { saveProfile } from "../../../application/profile/save-profile.ts";
import { removeIfThere } from "../../../application/entries/remove-record.ts";
import { saveRecord } from "../../../application/entries/save-record.ts";
import { viewGoalPlan } from "../../../application/goals/view-goal-plan.ts";
import { goalWrites } from "../../../contract/kinds/goals.ts";
import { isReachedBy, type Goal, type GoalDraft } from "../../../domain/goals/goal.ts";
import { httpGoalEntries } from "../../../infrastructure/http/http-goal-entries.ts";
import { httpPhotos } from "../../../infrastructure/http/http-photos.ts";
import { httpProfiles } from "../../../infrastructure/http/profile/http-profiles.ts";
import { httpRecords } from "../../../infrastructure/http/ledger/http-records.ts";
import type { ProfileFeature } from "../../../ui/screens/profile/profile-feature.ts";
import { startDraftedFormDialog } from "../../actors/start-form-dialog.ts";
import { startLook } from "../../actors/start-look.ts";
import { startGoalPhoto } from "../../actors/start-goal-photo.ts";
import { startRecordDialog } from "../../actors/start-record-dialog.ts";
import { startRemoval } from "../../actors/start-removal.ts";
import { bind, key } from "../../container/bind.ts";
import { feature, type NeedsOf } from "../../container/feature.ts";
import { keys, recordNeeds } from "../../container/keys.ts";

const GOALS = key<Records<Goal, GoalDraft>>("goals");
const ENTRIES = key<GoalEntries>("goalEntries");
const PHOTOS = key<Photos>("photos");
const PROFILES = key<Profiles>("profiles");

const needs = {
  ...recordNeeds,
  goals: GOALS,
  entriesOf: ENTRIES,
  photos: PHOTOS,
  profiles: PROFILES,
  ownDevice: keys.ownDevice,
  clock: keys.clock,
  reload: keys.reload,
  onReload: keys.onReload,
};

/** Personal data and goals. */
export const profileFeature = feature(
  [
    bind(GOALS, [keys.api, keys.categoryIdOf], httpRecords(goalWrites, goalsInBook)),
    bind(ENTRIES, [keys.api], httpGoalEntries),
    bind(PHOTOS, [keys.httpSession], httpPhotos),
    bind(PROFILES, [keys.api], httpProfiles),
  ],
  needs,
  startProfile,
);

/** Starts the writes of the profile screen; each success shows a toast. */
export function startProfile(given: NeedsOf<typeof needs>): ProfileFeature {
  const { goals, entriesOf, photos, profiles, ownDevice, ids, ledger, notify, clock } = given;
  const { reload, onReload } = given;
  const celebration = createActor(celebrationMachine).start();
  const goalEntries = startLook(entriesOf);

  // An undo may have taken back an added amount.
  onReload(() => goalEntries.send({ type: "RELOAD" }));

  const profileDialog = startDraftedFormDialog(
    profileForm,
    { ids, drafts: given.drafts, name: "profile", there: () => "own" as const },
    saveProfile(profiles),
  );
  profileDialog.on("SAVED", ({ change }) => {
    notify({ type: "profile-changed", change });
    reload();
  });

  const goalDialog = startRecordDialog(
    goalForm,
    given,
    saveRecord(goalsInBook, goals, ledger),
    "goal",
  );
  const putAside = startRecordDialog(
    putAsideForm,
    given,
    putMoneyAside(goals, ledger),
    "put-aside",
  );
  for (const dialog of [goalDialog, putAside])
    // The bell reports a goal that is reached or can no longer be reached.
    dialog.on("SAVED", ({ change, undo, before, result: { record } }) => {
      notify({ type: "goal-changed", change, undo });
      if (goalEntries.getSnapshot().context.of === record.id) goalEntries.send({ type: "RELOAD" });
      if (isReachedBy(before, record)) celebration.send({ type: "REACHED", goal: record });
    });

  const arrange = arrangeEach<Goal, GoalDraft>(
    arrangeRecord(goalsInBook, goals, ledger),
    () => ids.next(),
    { arranged: () => undefined, failed: (failure) => notify({ type: "failed", failure }) },
  );

  const goalRemoval = startRemoval(given, removeIfThere(goalsInBook, goals, ledger));
  goalRemoval.on("REMOVED", ({ undo }) =>
    notify({ type: "goal-changed", change: "removed", undo }),
  );

  return {
    // The goals of one's own device are there without a network, and need no person's name.
    load: () => (ownDevice.since() === null ? profiles.read() : orOffline(profiles.read())),
    planOf: viewGoalPlan(clock),
    actors: {
      profileDialog,
      goalDialog,
      photo: startGoalPhoto(photos, goalDialog, notify),
      putAside,
      arrange,
      goalEntries,
      goalRemoval,
      celebration,
    },
  };
}
