import type { ActorRefFrom } from "xstate";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { ActsAtOnce, ActsDone } from "../../../application/recurrences/act-on-all.ts";
import type { Offline } from "../../../application/offline.ts";
import type {
  RecurrenceFields,
  RecurrenceWish,
} from "../../../application/recurrences/recurrence-form.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { recurrenceActsMachine } from "../../../application/recurrences/recurrence-acts.machine.ts";
import type { FoundProposal } from "../../../application/recurrences/recurrences.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Occurrence, Recurrence } from "../../../domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";

export type RecurrenceDialogActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<RecurrenceFields, RecurrenceWish, WithRevision<Recurrence>>>
>;
export type RecurrenceActsActor = ActorRefFrom<ReturnType<typeof recurrenceActsMachine>>;

export type RecurrenceActors = {
  readonly dialog: RecurrenceDialogActor;
  readonly acts: RecurrenceActsActor;
  /** Carries out several acts with one press. */
  readonly all: Act<ActsAtOnce, ActsDone>;
};

/** The data shown beside the recurrences. */
export type LoadedRecurrences = {
  readonly proposals: readonly FoundProposal[] | Offline;
  readonly today: CivilDate;
};

/** The parts that composition provides to the recurrences screen. */
export type RecurrencesFeature = {
  /** Rejects with a Failure. */
  readonly load: () => Promise<LoadedRecurrences>;
  readonly actors: RecurrenceActors;
};

/** A waiting movement, and the text above its answers. */
export type WaitingAnswerProps = {
  readonly of: WithRevision<Recurrence>;
  readonly occurrence: Occurrence;
  readonly acts: RecurrenceActsActor;
  /** The text above, in which a question may stand already. */
  readonly said?: string;
};

export type RecurrenceRowProps = {
  readonly recurrence: WithRevision<Recurrence>;
  readonly today: CivilDate;
  readonly actors: RecurrenceActors;
};
