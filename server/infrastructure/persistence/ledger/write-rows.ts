import { setImmediate } from "node:timers/promises";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import type { Instant } from "../../../application/clock.ts";
import type { Author } from "../../../application/ledger/ledgers.ts";
import type { FindRows, InsertRows, Meeting, Queries } from "../database.ts";
import { ROWS_AT_ONCE } from "../insert-rows.ts";
import type { WrittenBy } from "../member-tables.ts";
import { RECORD_TABLES } from "./record-kinds.ts";
import type { RecordRows, RecordTable, Stamps } from "../tables.ts";

/** One unit of work on a ledger: whose it is, and how it stamps what it touches. */
export type Work = {
  readonly queries: Queries;
  readonly member: Author;
  readonly by: WrittenBy;
  readonly change: ChangeId;
  /** The change that it undoes, if it does. */
  readonly undoes: ChangeId | null;
  readonly revision: Revision;
  readonly now: Instant;
  readonly find: FindRows;
  readonly insert: InsertRows;
  /** Tells the work that it has written something, and so makes a revision. */
  readonly touch: () => void;
};

/** A row of any table of records. */
export type RecordRow = Stamps & { readonly id: string };

/** Hears of a row that takes the place of another one, or of none. */
export type OnWrite<Row> = (before: Row | null, after: Row) => void;

/** A row that takes the place of another one, or of none. */
export type Writing<Row> = { readonly before: Row | null; readonly after: Row };

/**
 * Writes rows of different records of one table, each with a version of what was there. Those that are there already are
 * replaced, unless it is told that this fails the work.
 */
export type WriteRows<Row> = (
  writings: readonly Writing<Row>[],
  meeting?: Meeting,
) => Promise<void>;

/** Does a work on many in parts, between which others have their turn. */
export async function inParts<Each>(
  all: readonly Each[],
  part: (some: readonly Each[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
    if (from > 0) await setImmediate();
    await part(all.slice(from, from + ROWS_AT_ONCE));
  }
}

/** What follows from the rows of tables, where anything does. */
export type Follow = { readonly [Table in RecordTable]?: OnWrite<RecordRows[Table]> };

/** Writes the rows of each table. */
export type RowWriters = { readonly [Table in RecordTable]: WriteRows<RecordRows[Table]> };

export const rowWriters = (work: Work, follow: Follow): RowWriters =>
  Object.fromEntries(
    RECORD_TABLES.map((table) => [
      table,
      rowWriter(work, table, follow[table] as OnWrite<RecordRow> | undefined),
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
    await inParts(writings, async (some) => {
      await insert(queries, "versions", some.map(versionOf), "fail");
      const rows = some.map(({ after }) => after);
      await insert(queries, table, rows, meeting);
      for (const { before, after } of some) onWrite(before, after);
      touch();
    });
  };

/** The stamps of a row that a work puts in the place of another one, or of none. */
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
