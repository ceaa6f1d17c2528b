import type { ActorRefFrom } from "xstate";
import type { Offline } from "../../../application/offline.ts";
import type { GoalFields } from "../../../application/goals/goal-form.ts";
import type { ProfileFields } from "../../../application/profile/profile-form.ts";
import type { Wish } from "../../../application/rules/arrange-record.ts";
import type { PutAsideFields } from "../../../application/goals/put-aside-form.ts";
import type { celebrationMachine } from "../../../application/goals/celebration.machine.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { Look } from "../../../application/acts/look.machine.ts";
import type { GoalEntry } from "../../../domain/goals/goal-entry.ts";
import type { GoalId } from "../../../domain/shared/ids.ts";
import type { photoUploadMachine } from "../../../application/photos/photo-upload.machine.ts";
import type { recordDialogMachine } from "../../../application/entries/record-dialog.machine.ts";
import type { removalMachine } from "../../../application/entries/removal.machine.ts";
import type { GoalPlan } from "../../../application/goals/view-goal-plan.ts";
import type { Goal, GoalDraft } from "../../../domain/goals/goal.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { StoredRecord } from "../../../domain/ledger/stored-record.ts";
import type { Cents } from "../../../domain/shared/cents.ts";
import type { Profile } from "../../../domain/users/profile.ts";

export type ProfileDialogActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<ProfileFields, Profile, "own">>
>;

/** Edits a goal from the revision that was seen, which decides whether the change is accepted. */
export type GoalDialogActor = ActorRefFrom<
  ReturnType<typeof recordDialogMachine<GoalFields, GoalDraft, Goal, StoredRecord<Goal>>>
>;

export type PutAsideActor = ActorRefFrom<
  ReturnType<typeof recordDialogMachine<PutAsideFields, Cents, Goal, StoredRecord<Goal>>>
>;

/** The actors of the profile screen. */
export type ProfileActors = {
  readonly profileDialog: ProfileDialogActor;
  readonly goalDialog: GoalDialogActor;
  readonly photo: ActorRefFrom<typeof photoUploadMachine>;
  readonly putAside: PutAsideActor;
  readonly arrange: (wishes: readonly Wish<Goal, GoalDraft>[]) => void;
  /** The entries of one goal at a time. */
  readonly goalEntries: Look<GoalId, readonly GoalEntry[]>;
  readonly goalRemoval: ActorRefFrom<ReturnType<typeof removalMachine>>;
  readonly celebration: ActorRefFrom<typeof celebrationMachine>;
};

/** The parts of the profile screen, fetched when it is first opened. */
export type ProfileFeature = {
  /** The personal data; null until the user has entered some. */
  readonly load: () => Promise<Profile | Offline | null>;
  readonly planOf: (book: Book) => GoalPlan | null;
  readonly actors: ProfileActors;
};
