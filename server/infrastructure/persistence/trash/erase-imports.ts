import { sql, type RawBuilder } from "kysely";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import type { Work } from "../ledger/write-rows.ts";

const UUID_LENGTH = 36;

/**
 * Forgets the names and versions of removed imports; returns how many were things in the trash, where one that a restore
 * removed is not: it comes back with its movements.
 */
export async function eraseImports({ queries, member }: Work): Promise<number> {
  const gone = () =>
    queries
      .updateTable("imports")
      .set({ name: "", bank: "" })
      .where("ledger_id", "=", member.ledger)
      .where("removed_at", "is not", null)
      .where("name", "<>", "");
  const erased = await gone().where("undo_change", "is not", null).executeTakeFirst();
  await gone().execute();
  await sql`delete from versions where ledger_id = ${member.ledger} and resource = 'imports'
    and id in (select id from imports where ledger_id = ${member.ledger}
      and removed_at is not null)`.execute(queries);
  return Number(erased.numUpdatedRows);
}

/** Rows of imports whose versions may outlive them, and how a version finds its movement. */
export type LineTable = readonly [table: string, isOwn: RawBuilder<unknown>];

export const LINE_TABLES: readonly LineTable[] = [
  ["import_lines", sql`id = versions.id`],
  ["import_repeats", sql`id = substr(versions.id, 1, ${sql.lit(UUID_LENGTH)})`],
  [
    "import_parts",
    sql`id = (select line_id from import_parts as part
      where part.ledger_id = versions.ledger_id and part.record_id = versions.id)`,
  ],
];

/** Deletes a page of the versions of movements that are gone; returns the last id of the page, null at the end. */
export async function eraseLines(
  { queries, member }: Work,
  [table, isOwn]: LineTable,
  after: string,
): Promise<string | null> {
  const versions = sql`from versions
    where versions.ledger_id = ${member.ledger} and resource = ${table}`;
  const { rows } = await sql<{ readonly id: string }>`select distinct id ${versions}
    and id > ${after} order by id limit ${ROW_BATCH_SIZE}`.execute(queries);
  const last = rows.at(-1);
  if (last === undefined) return null;
  await sql`delete ${versions} and id > ${after} and id <= ${last.id}
    and not exists (select 1 from import_lines as line
      where line.ledger_id = versions.ledger_id and line.${isOwn})`.execute(queries);
  return last.id;
}
