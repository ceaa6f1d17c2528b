import { setImmediate } from "node:timers/promises";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import type { Instant } from "../../../application/clock.ts";
import type { Author } from "../../../application/ledger/ledgers.ts";
import type { FindRows, InsertRows, Meeting, Queries } from "../database.ts";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import type { WrittenBy, Stamps } from "./ledger-tables.ts";
import { RECORD_TABLES } from "./record-kinds.ts";
import type { RecordRows, RecordTable } from "../tables.ts";

/** One unit of work on a ledger: its author, and the stamps of its rows. */
export type Work = {
  readonly queries: Queries;
  readonly member: Author;
  readonly by: WrittenBy;
  readonly change: ChangeId;
  /** The change that it undoes, if any. */
  readonly undoes: ChangeId | null;
  readonly revision: Revision;
  readonly now: Instant;
  readonly find: FindRows;
  readonly insert: InsertRows;
  /** Marks the work as writing, so that it makes a revision. */
  readonly touch: () => void;
};

/** A row of any table of records. */
export type RecordRow = Stamps & { readonly id: string };

/** Called for a row that replaces another one, or null. */
export type OnWrite<Row> = (before: Row | null, after: Row) => void;

/** A row, and the one that it replaces, or null. */
export type Writing<Row> = { readonly before: Row | null; readonly after: Row };

/**
 * Writes rows of different records of one table, each with a version of the replaced row. Existing rows are replaced,
 * unless `meeting` says to fail.
 */
export type WriteRows<Row> = (
  writings: readonly Writing<Row>[],
  meeting?: Meeting,
) => Promise<void>;

/** Works on many items in parts, yielding to other work in between. */
export async function inBatches<Each>(
  all: readonly Each[],
  part: (some: readonly Each[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += ROW_BATCH_SIZE) {
    if (from > 0) await setImmediate();
    await part(all.slice(from, from + ROW_BATCH_SIZE));
  }
}

/** The callbacks that update the data derived from a table's rows. */
export type RowListeners = { readonly [Table in RecordTable]?: OnWrite<RecordRows[Table]> };

/** Writes the rows of each table. */
export type RowWriters = { readonly [Table in RecordTable]: WriteRows<RecordRows[Table]> };

export const rowWriters = (work: Work, listeners: RowListeners): RowWriters =>
  Object.fromEntries(
    RECORD_TABLES.map((table) => [
      table,
      rowWriter(work, table, listeners[table] as OnWrite<RecordRow> | undefined),
    ]),
  ) as unknown as RowWriters;

const rowWriter =
  <Row extends RecordRow>(
    { queries, member, change, undoes, revision, now, insert, touch }: Work,
    table: RecordTable,
    onWrite: OnWrite<Row> = () => {},
  ): WriteRows<Row> =>
  async (writings, meeting = "replace") => {
    const versionOf = ({ before, after }: Writing<Row>) => ({
      ledger_id: member.ledger,
      change_id: change,
      resource: table,
      id: after.id,
      revision,
      before: before === null ? null : JSON.stringify(before),
      made_at: now,
      undoes,
    });
    await inBatches(writings, async (some) => {
      await insert(queries, "versions", some.map(versionOf), "fail");
      const rows = some.map(({ after }) => after);
      await insert(queries, table, rows, meeting);
      for (const { before, after } of some) onWrite(before, after);
      touch();
    });
  };

/** Returns the stamps of a row that replaces another one, or null. */
export const stampsIn = (
  { revision, now, by }: Work,
  before: Stamps | null,
  removedAt: Instant | null,
): Stamps => ({
  revision,
  created_at: before?.created_at ?? now,
  changed_at: now,
  changed_by: by,
  deleted_at: removedAt,
});
