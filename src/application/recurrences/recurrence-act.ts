import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import type { FoundProposal } from "./recurrences.ts";

/** An act on a recurrence by a single press. */
export type RecurrenceAct =
  | {
      readonly type: "confirm";
      readonly of: WithRevision<Recurrence>;
      readonly occurrence: Occurrence;
      readonly amount: Cents;
    }
  /** Says that the movement is a record that is there. */
  | {
      readonly type: "tie";
      readonly of: WithRevision<Recurrence>;
      readonly occurrence: Occurrence;
      readonly record: TransactionId;
    }
  | {
      readonly type: "skip";
      readonly of: WithRevision<Recurrence>;
      readonly occurrence: Occurrence;
    }
  /** Pays all remaining instalments on a day. */
  | {
      readonly type: "pay-rest";
      readonly of: WithRevision<Recurrence>;
      readonly occurrence: Occurrence;
      readonly date: CivilDate;
    }
  | { readonly type: "pause" | "resume" | "remove"; readonly of: WithRevision<Recurrence> }
  /** Ends the recurrence on a day. */
  | { readonly type: "end"; readonly of: WithRevision<Recurrence>; readonly date: CivilDate }
  | { readonly type: "accept" | "dismiss"; readonly proposal: FoundProposal }
  /** Says of a payment that always came and was never planned that it has ended. */
  | { readonly type: "end-payment"; readonly payment: string };

/** An act with the key by which the server recognises it. */
export type NamedAct = { readonly act: RecurrenceAct; readonly key: string };
