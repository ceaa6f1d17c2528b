import { sql } from "kysely";
import { importId, type ChangeId, type ImportId } from "../../../../src/domain/shared/ids.ts";
import type { RowDiff } from "../ledger/row-diff.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { UndoneRecords } from "../undo/undo-change.ts";
import { isAlike } from "./alike.ts";
import { ownNotifications } from "./own-notifications.ts";
import { findAttachedRow, keyOf, ATTACHED_TABLES } from "./attached-tables.ts";
import { undoableRows } from "./undoable-rows.ts";
import type { Columns } from "./wanted.ts";
import { countImports, accountReserveOf, mark, RESTORE } from "./write-restore.ts";
import { isStamped, writeAttachedRows, type RowWrite } from "./write-attached-rows.ts";

/**
 * Undoes what a restore wrote beside the records, after these; rows that were changed since stay. Returns the imports
 * written.
 */
export async function undoAttachedRows(
  work: Work,
  undone: ChangeId,
  records: UndoneRecords,
): Promise<ReadonlySet<ImportId>> {
  const { queries, member } = work;
  const read = async (resource: string) =>
    (
      await sql<{ readonly before: string }>`select before from versions
        where ledger_id = ${member.ledger} and change_id = ${undone} and resource = ${resource}
        order by id`.execute(queries)
    ).rows.map(({ before }) => JSON.parse(before) as RowDiff<Columns>);
  const own: RowWrite[] = [];
  for (const table of ATTACHED_TABLES)
    await inBatches(await read(table), async (some) => {
      for (const { before, after } of some) {
        const there = await findAttachedRow(queries, member, table, after ?? before ?? {});
        if (isAlike(table, there, after)) own.push({ table, before: there, after: before });
      }
    });
  const writings = await ownNotifications(work, await undoableRows(work, own, records));
  // A movement's revision tells which of its records ceased to count with it, so it comes back too.
  await writeAttachedRows(work, writings, (table) => isStamped(table) && table !== "import_lines");
  await countImports(work);
  const [marked] = await read(RESTORE);
  const kept = await accountReserveOf(work);
  if (marked) {
    const isAsLeft = marked.after?.["cushion"] === kept;
    const back = isAsLeft ? marked.before : { cushion: kept };
    await mark(work, { before: { cushion: kept }, after: back });
  }
  const imports = writings.filter(({ table }) => table === "imports");
  return new Set(
    imports.map(({ before, after }) => importId(keyOf("imports", after ?? before ?? {}))),
  );
}
