import { sql } from "kysely";
import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import type { Undone } from "../../../application/ledger/undo.ts";
import { recordOfVersion } from "../ledger/record-kinds.ts";
import type { Work } from "../ledger/write-rows.ts";

type Counted = { readonly revision: number; readonly restored: number; readonly strange: number };

/** Returns the earlier result of this very change as an undo: null if it is new, "another" if it did something else. */
export async function undoneBefore(
  { queries, member: { ledger }, change, revision }: Work,
  undone: ChangeId,
): Promise<Undone | "another" | null> {
  const own = sql`from versions as own
    where own.ledger_id = ${ledger} and own.change_id = ${change} and own.revision < ${revision}`;
  const theirs = sql`from versions as theirs
    where theirs.ledger_id = ${ledger} and theirs.change_id = ${undone}`;
  const isSame = sql`theirs.resource = own.resource and theirs.id = own.id`;
  // Older versions do not store what they undid; only their records show it.
  const isUndo = sql`case when own.undoes is null then exists (select 1 ${theirs} and ${isSame})
    else own.undoes = ${undone} end`;
  const record = recordOfVersion("own");
  const { rows } = await sql<Counted>`select max(own.revision) as revision, 
    count(distinct ${record.table} || ' ' || ${record.id}) as restored,
    sum(case when ${isUndo} then 0 else 1 end) as strange
    ${own}`.execute(queries);
  const [counted] = rows;
  if (counted === undefined || counted.restored === 0) return null;
  if (counted.strange > 0) return "another";
  const { rows: left } = await sql<{ id: string }>`
    select distinct ${recordOfVersion("theirs").id} as id ${theirs}
    and not exists (select 1 ${own} and ${isSame}) order by id`.execute(queries);
  return {
    restored: counted.restored,
    kept: left.map(({ id }) => id),
    revision: counted.revision,
  };
}
