import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import { IdTaken } from "../../../application/ledger/ledger-work.ts";
import type { RecordWriter } from "../../../application/ledger/record-writer.ts";
import { stamped } from "./stored-record.ts";
import { isTaken } from "../storage-failure-of.ts";
import type { RecordTable } from "../tables.ts";
import type { Stamps } from "./ledger-tables.ts";
import { inBatches, stampsIn, type RecordRow, type Work, type WriteRows } from "./write-rows.ts";

/** The mapping of one kind of record to its table, in both directions. */
export type RecordShape<Entity, Row extends Stamps> = {
  readonly table: RecordTable;
  /** `before` is the row that is replaced, if any. */
  readonly columnsOf: (
    record: Entity,
    before: Row | null,
  ) => Omit<Row, keyof Stamps | "ledger_id" | "id">;
  readonly recordOf: (row: Row) => Entity;
};

/** Writes the records of one kind: each row with its stamps, and with a version of the row that it replaced. */
export function recordWriter<Entity extends { readonly id: string }, Row extends RecordRow>(
  work: Work,
  { table, columnsOf, recordOf }: RecordShape<Entity, Row>,
  write: WriteRows<Row>,
): RecordWriter<Entity> {
  const { queries, member, change, revision, now } = work;
  const { ledger } = member;
  const ofLedger = sql`where ledger_id = ${ledger}`;
  const versions = sql`from versions ${ofLedger} and resource = ${table}`;

  const first = async <Found>(query: ReturnType<typeof sql<Found>>): Promise<Found | null> =>
    (await query.execute(queries)).rows[0] ?? null;

  const find = (id: string) =>
    first(sql<Row>`select * from ${sql.table(table)} ${ofLedger} and id = ${id}`);

  const told = (row: Row): StoredRecord<Entity> => stamped(recordOf(row), row);

  /** Returns a record at a revision: as the next change found it, or as it is now. */
  async function stateAfter(id: string, made: Revision): Promise<StoredRecord<Entity> | null> {
    const next = await first(
      sql<{ before: string }>`select before ${versions} and id = ${id} and revision > ${made}
        order by revision limit 1`,
    );
    const row = next === null ? await find(id) : (JSON.parse(next.before) as Row);
    return row === null ? null : told(row);
  }

  async function writeOne(before: Row | null, after: Row): Promise<StoredRecord<Entity>> {
    await write([{ before, after }]);
    return told(after);
  }

  const rowOf = (record: Entity, before: Row | null) =>
    ({
      ledger_id: ledger,
      id: record.id,
      ...columnsOf(record, before),
      ...stampsIn(work, before, null),
    }) as unknown as Row;

  /** Returns the rows of records, removed ones included. */
  async function rowsOf(ids: readonly string[]): Promise<readonly Row[]> {
    const key = { fixed: { ledger_id: ledger }, column: "id", values: ids };
    return work.find<Row>(queries, { table, ...key });
  }

  const removedRow = (before: Row): Row => ({ ...before, ...stampsIn(work, before, now) });

  async function present(id: string): Promise<Row> {
    const row = await find(id);
    if (row === null) throw new Error("the record was looked for before");
    return row;
  }

  return {
    find: async (id) => {
      const row = await find(id);
      return row === null ? null : told(row);
    },
    asCreated: async (id) => {
      const made = await first(
        sql<{ revision: Revision }>`select revision ${versions} and id = ${id} and before is null`,
      );
      return made === null ? null : stateAfter(id, made.revision);
    },
    made: async (id) => {
      const wanted = id === null ? sql`` : sql`and id = ${id}`;
      const made = await first(
        sql<{ id: string; revision: Revision; before: string | null }>`
          select id, revision, before ${versions} and change_id = ${change}
          and revision < ${revision} ${wanted}
          order by case when before is null then 0 else 1 end limit 1`,
      );
      const left = made === null ? null : await stateAfter(made.id, made.revision);
      if (made === null || left === null) return null;
      if (made.before === null) return { writeKind: "create", left };
      return { writeKind: left.removed ? "remove" : "replace", left };
    },
    create: (record) => writeOne(null, rowOf(record, null)),
    findAll: async (ids) => {
      const found = new Map<Entity["id"], StoredRecord<Entity>>();
      await inBatches(ids, async (some) => {
        for (const row of await rowsOf(some)) found.set(row.id, told(row));
      });
      return found;
    },
    createAll: (records) =>
      inBatches(records, async (some) => {
        const rows = some.map((record) => ({ before: null, after: rowOf(record, null) }));
        await write(rows, "fail").catch((error: unknown) => {
          throw isTaken(error) ? new IdTaken("in a ledger", { cause: error }) : error;
        });
      }),
    replace: async (record) => {
      const before = await present(record.id);
      return writeOne(before, rowOf(record, before));
    },
    replaceAll: (records) =>
      inBatches(records, async (some) => {
        const rows = await rowsOf(some.map(({ id }) => id));
        const before = new Map(rows.map((row) => [row.id, row]));
        const writings = some.map((record) => {
          const row = before.get(record.id) ?? null;
          return { before: row, after: rowOf(record, row) };
        });
        await write(writings);
      }),
    remove: async (id) => {
      const before = await present(id);
      return writeOne(before, removedRow(before));
    },
    removeAll: (ids) =>
      inBatches(ids, async (some) => {
        const writings = (await rowsOf(some)).map((before) => ({
          before,
          after: removedRow(before),
        }));
        if (writings.length > 0) await write(writings);
      }),
  };
}
