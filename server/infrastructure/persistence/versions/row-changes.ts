import { sql } from "kysely";
import {
  BY_ITSELF,
  type ChangeKind,
  type RecordChange,
} from "../../../../src/domain/versions/record-change.ts";
import type { ChangeId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { SYSTEM } from "../ledger/ledger-tables.ts";
import type { RecordRow } from "../ledger/write-rows.ts";
import type { RecordTable } from "../tables.ts";

/** The most changes of a record that are told. */
const CHANGES_MAX = 500;

/** The most versions that are read: a change may write many rows of one record. */
const VERSIONS_MAX = 2_000;

type Version = {
  readonly change_id: ChangeId;
  readonly id: string;
  readonly revision: number;
  readonly before: string | null;
  readonly made_at: number;
};

/** The rows of a record by id, and how the row that stands for all of them follows; null if there is none. */
type Own<Row> = {
  readonly rows: readonly RecordRow[];
  readonly whole: (rows: ReadonlyMap<string, RecordRow>) => Row | null;
};

/** Selects versions of a table by their rows' ids. */
type Wanted = { readonly table: RecordTable; readonly from: string; readonly to: string };

const versionsOf = (ledger: LedgerId, { table, from, to }: Wanted) => sql`select * from (
    select change_id, id, revision, before, made_at from versions
    where ledger_id = ${ledger} and resource = ${table}
      and ${from === to ? sql`id = ${from}` : sql`id > ${from} and id < ${to}`}
    order by revision desc limit ${VERSIONS_MAX}) as ${sql.ref(`of_${table}`)}`;

/**
 * Returns the changes of a record as the rows before and after each, newest first: the row that a change left is the one
 * that the next one replaced. Columns that a version of an older program lacks are as they are now.
 */
export async function rowChanges<Row extends RecordRow>(
  queries: Queries,
  ledger: LedgerId,
  wanted: readonly Wanted[],
  { rows: present, whole }: Own<Row>,
): Promise<readonly RecordChange<Row>[]> {
  const each = sql.join(
    wanted.map((one) => versionsOf(ledger, one)),
    sql` union all `,
  );
  const { rows: versions } = await sql<Version>`select * from (${each}) as own
    order by revision desc limit ${VERSIONS_MAX}`.execute(queries);
  const names = await memberNames(queries, ledger);
  const rows = new Map(present.map((row) => [row.id, row]));
  const changes: RecordChange<Row>[] = [];
  for (const made of Map.groupBy(versions, ({ revision }) => revision).values()) {
    const [first] = made;
    if (first === undefined || changes.length === CHANGES_MAX) break;
    const author = rows.get(first.id)?.changed_by;
    const after = whole(rows);
    for (const { id, before } of made) {
      if (before === null) rows.delete(id);
      else rows.set(id, { ...rows.get(id), ...(JSON.parse(before) as RecordRow) });
    }
    const before = whole(rows);
    const by = author === SYSTEM ? BY_ITSELF : (names.get(author ?? "") ?? null);
    const { change_id: id, made_at: madeAt } = first;
    changes.push({ id, madeAt, by, ...changeKindOf(before, after) });
  }
  return changes;
}

const living = <Row extends RecordRow>(row: Row | null): Row | null =>
  row?.deleted_at === null ? row : null;

function changeKindOf<Row extends RecordRow>(before: Row | null, after: Row | null) {
  const both = { before: living(before), after: living(after) };
  const changeKind = (name: ChangeKind) => ({ changeKind: name, ...both });
  if (both.before !== null) return changeKind(both.after === null ? "removed" : "changed");
  return changeKind(before === null ? "created" : "restored");
}

async function memberNames(queries: Queries, ledger: LedgerId) {
  const members = queries.selectFrom("members").select(["id", "name"]);
  const rows = await members.where("ledger_id", "=", ledger).execute();
  return new Map<string, string | null>(rows.map(({ id, name }) => [id, name]));
}
