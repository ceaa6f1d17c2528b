import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import type { RecordTable } from "../tables.ts";

/** The wanted revisions of records in a table, by id. */
type Revisions = ReadonlyMap<string, Revision>;

type Undo = { readonly id: string; readonly before: string | null };

/**
 * Returns those of some records that equal an earlier revision, since all later changes were undone. An undo restores a
 * record as before the change that it undid: the search continues from there, until nothing is left.
 */
export async function changedBack(
  queries: Queries,
  ledger: LedgerId,
  table: RecordTable,
  present: Revisions,
  wanted: Revision,
): Promise<ReadonlySet<string>> {
  const back = new Set<string>();
  let looked = present;
  while (looked.size > 0) {
    const keys = [...looked].map(([id, revision]) => sql`(${id}, cast(${revision} as bigint))`);
    const { rows } = await sql<Undo>`select undone.id, undone.before from versions as own
      join versions as undone on undone.ledger_id = own.ledger_id
        and undone.change_id = own.undoes and undone.resource = own.resource and undone.id = own.id
      where own.ledger_id = ${ledger} and own.resource = ${table}
        and (own.id, own.revision) in (values ${sql.join(keys)})
        and undone.revision > ${wanted}`.execute(queries);
    const earlier = rows.map(({ id, before }) => [id, revisionOf(before)] as const);
    for (const [id, revision] of earlier) if (revision === wanted) back.add(id);
    looked = new Map(earlier.filter(([, revision]) => revision > wanted));
    await setImmediate();
  }
  return back;
}

/** The revision of a record in a version; 0 if there was no record. */
const revisionOf = (before: string | null): Revision =>
  before === null ? 0 : (JSON.parse(before) as { readonly revision: Revision }).revision;
