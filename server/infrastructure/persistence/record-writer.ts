import { sql } from "kysely";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { RecordWriter } from "../../application/ports/ledger-work.ts";
import type { Instant } from "../../application/ports/clock.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Queries } from "./database.ts";
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

/** Writes the records of one kind: each row with its stamps, and with a version of what it replaced. */
export function recordWriter<Kept extends { readonly id: string }, Row extends Stamps>(
  { queries, member, change, revision, now, touch }: Work,
  { table, columnsOf, recordOf }: RecordShape<Kept, Row>,
  onWrite: OnWrite<Row> = () => {},
): RecordWriter<Kept> {
  const { ledger, user } = member;
  const ofLedger = sql`where ledger_id = ${ledger}`;
  const versions = sql`from versions ${ofLedger} and resource = ${table}`;

  const first = async <Found>(query: ReturnType<typeof sql<Found>>): Promise<Found | null> =>
    (await query.execute(queries)).rows[0] ?? null;

  const rowOf = (id: string) =>
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
    const row = next === null ? await rowOf(id) : (JSON.parse(next.before) as Row);
    return row === null ? null : stamped(row);
  }

  async function write(id: string, before: Row | null, after: Row): Promise<Stamped<Kept>> {
    const replaced = before === null ? null : JSON.stringify(before);
    await sql`insert into versions (ledger_id, change_id, resource, id, revision, before, made_at)
      values (${sql.join([ledger, change, table, id, revision, replaced, now])})`.execute(queries);
    const columns = Object.entries(after);
    const names = sql.join(columns.map(([name]) => sql.ref(name)));
    const values = sql.join(columns.map(([, value]) => value));
    const changes = sql.join(
      columns.map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    );
    await sql`insert into ${sql.table(table)} (${names}) values (${values})
      on conflict (ledger_id, id) do update set ${changes}`.execute(queries);
    onWrite(before, after);
    touch();
    return stamped(after);
  }

  const stampsOf = (before: Row | null, removedAt: Instant | null): Stamps => ({
    revision,
    created_at: before?.created_at ?? now,
    changed_at: now,
    changed_by: user,
    deleted_at: removedAt,
  });

  const put = (record: Kept, before: Row | null) =>
    write(record.id, before, {
      ledger_id: ledger,
      id: record.id,
      ...columnsOf(record),
      ...stampsOf(before, null),
    } as unknown as Row);

  async function present(id: string): Promise<Row> {
    const row = await rowOf(id);
    if (row === null) throw new Error("the record was looked for before");
    return row;
  }

  return {
    find: async (id) => {
      const row = await rowOf(id);
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
    create: (record) => put(record, null),
    replace: async (record) => put(record, await present(record.id)),
    remove: async (id) => {
      const before = await present(id);
      return write(id, before, { ...before, ...stampsOf(before, now) });
    },
  };
}
