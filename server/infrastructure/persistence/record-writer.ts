import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { RecordWriter } from "../../application/ports/ledger-work.ts";
import type { Instant } from "../../application/ports/clock.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Queries } from "./database.ts";
import { insertOf, putOf, ROWS_AT_ONCE } from "./insert-rows.ts";
import type { RecordShape } from "./record-tables.ts";
import type { Stamps } from "./tables.ts";

/** One unit of work on a ledger: whose it is, and how it stamps what it touches. */
export type Work = {
  readonly queries: Queries;
  readonly member: Member;
  readonly change: ChangeId;
  readonly revision: Revision;
  readonly now: Instant;
  /** Tells the work that it has written something, and so makes a revision. */
  readonly touch: () => void;
};

/** What else follows from a row that takes the place of another one, or of none. */
export type OnWrite<Row> = (before: Row | null, after: Row) => void;

type RecordRow = Stamps & { readonly id: string };

/** A row that takes the place of another one, or of none. */
type Writing<Row> = { readonly before: Row | null; readonly after: Row };

/** Writes the records of one kind: each row with its stamps, and with a version of what it replaced. */
export function recordWriter<Kept extends { readonly id: string }, Row extends RecordRow>(
  { queries, member, change, revision, now, touch }: Work,
  { table, columnsOf, recordOf }: RecordShape<Kept, Row>,
  onWrite: OnWrite<Row> = () => {},
): RecordWriter<Kept> {
  const { ledger, user } = member;
  const ofLedger = sql`where ledger_id = ${ledger}`;
  const versions = sql`from versions ${ofLedger} and resource = ${table}`;

  const first = async <Found>(query: ReturnType<typeof sql<Found>>): Promise<Found | null> =>
    (await query.execute(queries)).rows[0] ?? null;

  const find = (id: string) =>
    first(sql<Row>`select * from ${sql.table(table)} ${ofLedger} and id = ${id}`);

  const stamped = (row: Row): Stamped<Kept> => ({
    record: recordOf(row),
    revision: row.revision,
    removed: row.deleted_at !== null,
  });

  /** A record as a revision left it: as the next change found it, or as it is now. */
  async function stateAfter(id: string, made: Revision): Promise<Stamped<Kept> | null> {
    const next = await first(
      sql<{ before: string }>`select before ${versions} and id = ${id} and revision > ${made}
        order by revision limit 1`,
    );
    const row = next === null ? await find(id) : (JSON.parse(next.before) as Row);
    return row === null ? null : stamped(row);
  }

  const versionOf = ({ before, after }: Writing<Row>) => ({
    ledger_id: ledger,
    change_id: change,
    resource: table,
    id: after.id,
    revision,
    before: before === null ? null : JSON.stringify(before),
    made_at: now,
  });

  /** Writes rows of different records, each with a version of what was there. */
  async function write(writings: readonly Writing<Row>[]): Promise<void> {
    for (let from = 0; from < writings.length; from += ROWS_AT_ONCE) {
      // Others have their turn between two statements.
      if (from > 0) await setImmediate();
      const some = writings.slice(from, from + ROWS_AT_ONCE);
      await insertOf("versions", some.map(versionOf)).execute(queries);
      const rows = some.map(({ after }) => after);
      await putOf(table, rows).execute(queries);
      for (const { before, after } of some) onWrite(before, after);
      touch();
    }
  }

  async function writeOne(before: Row | null, after: Row): Promise<Stamped<Kept>> {
    await write([{ before, after }]);
    return stamped(after);
  }

  const stampsOf = (before: Row | null, removedAt: Instant | null): Stamps => ({
    revision,
    created_at: before?.created_at ?? now,
    changed_at: now,
    changed_by: user,
    deleted_at: removedAt,
  });

  const rowOf = (record: Kept, before: Row | null) =>
    ({
      ledger_id: ledger,
      id: record.id,
      ...columnsOf(record),
      ...stampsOf(before, null),
    }) as unknown as Row;

  async function present(id: string): Promise<Row> {
    const row = await find(id);
    if (row === null) throw new Error("the record was looked for before");
    return row;
  }

  return {
    find: async (id) => {
      const row = await find(id);
      return row === null ? null : stamped(row);
    },
    asCreated: async (id) => {
      const made = await first(
        sql<{ revision: Revision }>`select revision ${versions} and id = ${id} and before is null`,
      );
      return made === null ? null : stateAfter(id, made.revision);
    },
    made: async () => {
      const made = await first(
        sql<{ id: string; revision: Revision; before: string | null }>`
          select id, revision, before ${versions} and change_id = ${change}
          and revision < ${revision}`,
      );
      const left = made === null ? null : await stateAfter(made.id, made.revision);
      if (made === null || left === null) return null;
      if (made.before === null) return { deed: "create", left };
      return { deed: left.removed ? "remove" : "replace", left };
    },
    create: (record) => writeOne(null, rowOf(record, null)),
    createAll: (records) =>
      write(records.map((record) => ({ before: null, after: rowOf(record, null) }))),
    replace: async (record) => {
      const before = await present(record.id);
      return writeOne(before, rowOf(record, before));
    },
    remove: async (id) => {
      const before = await present(id);
      return writeOne(before, { ...before, ...stampsOf(before, now) });
    },
  };
}
