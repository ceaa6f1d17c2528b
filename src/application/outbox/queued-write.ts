import type { Revision } from "../../domain/ledger/revision.ts";
import type { Written, WrittenRecord } from "../../domain/ledger/written.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Failure } from "../failure.ts";

/** The records and the change that a call refers to. */
export type CallReferences = {
  /** The id of the record that it writes; null for one that undoes a change, and for one without a record's id. */
  readonly record: string | null;
  /** Whether it makes that record. */
  readonly isCreation: boolean;
  /** The ids of all that it names: its record, other records, the change that it undoes. */
  readonly names: readonly string[];
  /** The change that it undoes; null for one that undoes none. */
  readonly undoes: ChangeId | null;
};

/** A named call that writes in the ledger, in the terms of the wire, which every later server reads. */
export type NamedCall = CallReferences & {
  readonly change: ChangeId;
  readonly method: "post" | "put" | "delete";
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The body as JSON text; null if there is none. */
  readonly body: string | null;
  /** The version of the record that it is meant for; null if it names none. */
  readonly seen: Revision | null;
  /** The day of the device when it was entered, of a call that says it; absent of any other. */
  readonly day?: CivilDate;
};

/** A write that stays on the device until the server has answered it. */
export type QueuedWrite = {
  readonly call: NamedCall;
  /** When it was entered, in Unix milliseconds. */
  readonly at: number;
  /** The state that the book shows until then; null if only the answer tells it. */
  readonly written: Written | null;
  /** The record as the server had it when this was entered; null if it did not. */
  readonly before: WrittenRecord | null;
  /** Whether it may have reached the server. */
  readonly isSent: boolean;
  /** How often the server failed over it. */
  readonly failures: number;
  /** The earlier write of the same record whose answer tells the version that this one is meant for. */
  readonly after: ChangeId | null;
  /** Why the server refused it; null while it waits. */
  readonly refusal: Failure | null;
};
