import type { Book } from "../../domain/ledger/book.ts";
import type { WriteKind } from "../../domain/ledger/write-kind.ts";
import { findRecord } from "../../domain/ledger/find-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { occurrenceName } from "../../domain/recurrences/occurrence-name.ts";
import type { QueuedWrite, NamedCall } from "./queued-write.ts";
import type { OutboxState } from "./shown-queue.ts";

/** The subjects of the unsent writes, to mark what the book shows of them. */
export type Waiting = {
  /** The unsent writes, in the order of entry. */
  readonly writes: readonly QueuedWrite[];
  /** The ids of the records that they write. */
  readonly records: ReadonlySet<string>;
  /** The ids of records to be removed. */
  readonly removed: ReadonlySet<string>;
  /** The names of the planned movements that they answer. */
  readonly answered: ReadonlySet<string>;
  /** The keys of the payments that they say have ended. */
  readonly ended: ReadonlySet<string>;
  /** The recurrences that they make. */
  readonly plans: readonly Extract<WriteKind, { readonly type: "plan" }>[];
};

export const NOTHING_WAITS: Waiting = {
  writes: [],
  records: new Set(),
  removed: new Set(),
  answered: new Set(),
  ended: new Set(),
  plans: [],
};

/** The writes that the server has refused; one that is tried once more stays until its outcome is known. */
export const refusedIn = ({ queue, retried }: OutboxState): readonly QueuedWrite[] =>
  queue.filter(({ call, refusal }) => refusal !== null || retried.has(call.change));

/** The writes that wait to be sent, without those whose caller still waits for the answer, and without refused ones. */
export function whatWaits(
  { queue, called, retried }: OutboxState,
  writeKindOf: (call: NamedCall) => WriteKind,
): Waiting {
  const writes = queue.filter(
    ({ call: { change }, refusal }) =>
      refusal === null && !called.has(change) && !retried.has(change),
  );
  if (writes.length === 0) return NOTHING_WAITS;
  const writeKinds = writes.map(({ call }) => writeKindOf(call));
  return {
    writes,
    records: new Set(recordsOf(writeKinds)),
    removed: new Set(recordsOf(writeKinds.filter(({ type }) => type === "remove"))),
    answered: new Set(
      writeKinds.flatMap((writeKind) => ("day" in writeKind ? movementOf(writeKind) : [])),
    ),
    ended: new Set(writeKinds.flatMap((one) => (one.type === "end-payment" ? one.payment : []))),
    plans: writeKinds.filter((writeKind) => writeKind.type === "plan"),
  };
}

const recordsOf = (writeKinds: readonly WriteKind[]) =>
  writeKinds.flatMap(({ record }) => record ?? []);

const movementOf = ({ record, day }: Extract<WriteKind, { readonly day: unknown }>) =>
  occurrenceName({ recurrenceId: record, day });

/** The record that a write is about: as it was entered, else as it was before, else as the book has it. */
export function subjectOf(
  { written, before }: Pick<QueuedWrite, "written" | "before">,
  { record }: WriteKind,
  book: Book,
): WrittenRecord | null {
  if (written !== null && written.type !== "removed") return written;
  return before ?? (record === null ? null : findRecord(book, record));
}
