import type { ActorRefFrom } from "xstate";
import type { Offline } from "../../../application/offline.ts";
import type {
  RecurrenceFields,
  RecurrenceWish,
} from "../../../application/recurrences/recurrence-form.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { recurrenceActsMachine } from "../../../application/recurrences/recurrence-acts.machine.ts";
import type { FoundProposal } from "../../../application/recurrences/recurrences.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Recurrence } from "../../../domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";

export type RecurrenceDialogActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<RecurrenceFields, RecurrenceWish, WithRevision<Recurrence>>>
>;
export type RecurrenceActsActor = ActorRefFrom<ReturnType<typeof recurrenceActsMachine>>;

export type RecurrenceActors = {
  readonly dialog: RecurrenceDialogActor;
  readonly acts: RecurrenceActsActor;
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

export type RecurrenceRowProps = {
  readonly recurrence: WithRevision<Recurrence>;
  readonly today: CivilDate;
  readonly actors: RecurrenceActors;
};
