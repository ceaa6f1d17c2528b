import type { RecurrenceDraft } from "../recurrences/recurrence.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { RecurrenceId } from "../shared/ids.ts";

/** What a write does, and to which record. */
export type WriteKind =
  | {
      readonly type:
        | "create"
        | "change"
        | "remove"
        | "divide"
        | "merge"
        | "apply"
        | "pause"
        | "resume"
        /** Records the balance of an account; without an id that of the main one. */
        | "tell";
      readonly record: string | null;
    }
  /** Makes a recurrence. */
  | { readonly type: "plan"; readonly record: RecurrenceId; readonly draft: RecurrenceDraft }
  /** Answers the movement that a recurrence has planned for a day. */
  | {
      readonly type: "confirm" | "skip";
      readonly record: RecurrenceId;
      readonly day: CivilDate;
    }
  /** Says of a payment that always came that it has ended. */
  | { readonly type: "end-payment"; readonly record: null; readonly payment: string }
  /** Undoes a change, whatever records it was of. */
  | { readonly type: "undo"; readonly record: null };
