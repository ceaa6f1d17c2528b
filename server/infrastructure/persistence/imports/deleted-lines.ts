import { sql } from "kysely";
import type { ChangeId, ImportId, ImportLineId } from "../../../../src/domain/shared/ids.ts";
import type { Tables } from "../tables.ts";
import type { Work } from "../ledger/write-rows.ts";
import type { RowDiff } from "../ledger/row-diff.ts";
import type { ImportLineRow } from "./import-tables.ts";
import { rowsWith, readVersions } from "./import-versions.ts";

type Reader = Pick<Work, "queries" | "member" | "find">;

/** A record with its movement that was forgotten, or was without this record. */
type Forgotten = {
  readonly record: string;
  readonly line: ImportLineId;
  /** The movement; null if it is there. */
  readonly row: ImportLineRow | null;
  /** The changes that forgot the movement and the part that the record is. */
  readonly changes: readonly ChangeId[];
};

/** Finds the forgotten movements of records; at most as many as are read at once. */
export async function deletedLinesOf(
  work: Reader,
  records: readonly string[],
): Promise<readonly Forgotten[]> {
  const known = new Set<string | null>();
  for (const table of ["import_lines", "import_parts"] as const)
    for (const row of await rowsWith(work, table, "record_id", records)) known.add(row.record_id);
  const unknown = records.filter((record) => !known.has(record));
  const parts = await lastVersions(work, "import_parts", unknown);
  const lineOf = (record: string) => parts.get(record)?.before?.line_id ?? record;
  const wanted = [...new Set(unknown.map(lineOf))];
  const lines = await lastVersions(work, "import_lines", wanted);
  if (lines.size + parts.size === 0) return [];
  const there = new Set((await rowsWith(work, "import_lines", "id", wanted)).map(({ id }) => id));
  return unknown.flatMap((record) => {
    const part = parts.get(record);
    const line = lines.get(lineOf(record));
    const id = line?.before?.id ?? part?.before?.line_id;
    if (id === undefined) return [];
    const row = there.has(id) ? null : (line?.before ?? null);
    const changes = [row && line, part].flatMap((one) => one?.change ?? []);
    return changes.length === 0 ? [] : [{ record, line: id, row, changes }];
  });
}

type Last<Row> = RowDiff<Row> & { readonly change: ChangeId };

/** The last versions of rows, where these forgot them. */
async function lastVersions<Table extends "import_lines" | "import_parts">(
  { queries, member, find }: Reader,
  table: Table,
  values: readonly string[],
): Promise<ReadonlyMap<string, Last<Tables[Table]>>> {
  const rows = await find<Tables["versions"]>(queries, {
    table: "versions",
    fixed: { ledger_id: member.ledger, resource: table },
    column: "id",
    values,
    index: "versions_of_record",
  });
  const last = new Map<string, Last<Tables[Table]>>();
  for (const row of rows.toSorted((one, other) => one.revision - other.revision)) {
    const version = JSON.parse(row.before ?? "{}") as RowDiff<Tables[Table]>;
    if (version.after === null) last.set(row.id, { ...version, change: row.change_id });
    else last.delete(row.id);
  }
  return last;
}

/**
 * Adds to movements that come back those that come back with their imports: the ones that the same change forgot without
 * removing a record, such as one that does not count.
 */
export async function withLinesDeletedTogether(
  { queries, member: { ledger } }: Work,
  change: ChangeId,
  own: ReadonlySet<ImportLineId>,
): Promise<ReadonlySet<ImportLineId>> {
  const lines: Pick<ImportLineRow, "id" | "import_id" | "record_id">[] = [];
  for await (const page of readVersions(queries, ledger, change, "import_lines"))
    for (const { before, after } of page)
      if (before && !after) {
        const { id, import_id, record_id } = before;
        lines.push({ id, import_id, record_id });
      }
  const imports = new Set<ImportId>(
    lines.filter(({ id }) => own.has(id)).map((line) => line.import_id),
  );
  if (imports.size === 0) return own;
  const divided = new Map<string, ImportLineId>();
  for await (const page of readVersions(queries, ledger, change, "import_parts"))
    for (const { before } of page) if (before) divided.set(before.record_id, before.line_id);
  const { rows } = await sql<{ readonly id: string }>`select id from versions
    where ledger_id = ${ledger} and change_id = ${change}
      and resource = 'transactions'`.execute(queries);
  const touched = new Set<string>(rows.flatMap(({ id }) => [id, divided.get(id) ?? id]));
  const companions = lines.filter(
    ({ id, import_id: of, record_id: record }) => imports.has(of) && !touched.has(record ?? id),
  );
  return new Set([...own, ...companions.map(({ id }) => id)]);
}
