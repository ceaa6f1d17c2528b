import type { Book } from "../../domain/ledger/book.ts";
import type { Deed } from "../../domain/ledger/deed.ts";
import { findRecord } from "../../domain/ledger/find-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { occurrenceName } from "../../domain/recurrences/occurrence-name.ts";
import type { KeptWrite, NamedCall } from "./kept-write.ts";
import type { OutboxState } from "./shown-queue.ts";

/** The subjects of the writes that are left to be sent, beside what the book shows of them. */
export type Waiting = {
  /** Those writes, in the order in which they were entered. */
  readonly writes: readonly KeptWrite[];
  /** The ids of the records that they write. */
  readonly records: ReadonlySet<string>;
  /** Those of them that are to be removed. */
  readonly removed: ReadonlySet<string>;
  /** The names of the planned movements that they answer. */
  readonly answered: ReadonlySet<string>;
  /** The recurrences that they make. */
  readonly plans: readonly Extract<Deed, { readonly type: "plan" }>[];
};

export const NOTHING_WAITS: Waiting = {
  writes: [],
  records: new Set(),
  removed: new Set(),
  answered: new Set(),
  plans: [],
};

/** The writes that the server has refused; one that is tried once more stays until its outcome is known. */
export const refusedIn = ({ queue, retried }: OutboxState): readonly KeptWrite[] =>
  queue.filter(({ call, refusal }) => refusal !== null || retried.has(call.change));

/** The writes that wait to be sent; one whose caller waits for its answer does not yet, and a refused one no longer. */
export function whatWaits(
  { queue, called, retried }: OutboxState,
  deedOf: (call: NamedCall) => Deed,
): Waiting {
  const writes = queue.filter(
    ({ call: { change }, refusal }) =>
      refusal === null && !called.has(change) && !retried.has(change),
  );
  if (writes.length === 0) return NOTHING_WAITS;
  const deeds = writes.map(({ call }) => deedOf(call));
  return {
    writes,
    records: new Set(recordsOf(deeds)),
    removed: new Set(recordsOf(deeds.filter(({ type }) => type === "remove"))),
    answered: new Set(deeds.flatMap((deed) => ("day" in deed ? movementOf(deed) : []))),
    plans: deeds.filter((deed) => deed.type === "plan"),
  };
}

const recordsOf = (deeds: readonly Deed[]) => deeds.flatMap(({ record }) => record ?? []);

const movementOf = ({ record, day }: Extract<Deed, { readonly day: unknown }>) =>
  occurrenceName({ recurrenceId: record, day });

/** The record that a write is about: as it was entered, else as it was before, else as the book has it. */
export function subjectOf(
  { written, before }: Pick<KeptWrite, "written" | "before">,
  { record }: Deed,
  book: Book,
): WrittenRecord | null {
  if (written !== null && written.type !== "removed") return written;
  return before ?? (record === null ? null : findRecord(book, record));
}
