import { sql } from "kysely";
import { importId, type ChangeId, type ImportId } from "../../../../src/domain/shared/ids.ts";
import type { SideVersion } from "../ledger/side-version.ts";
import { inParts, type Work } from "../ledger/write-rows.ts";
import type { UndoneRecords } from "../undo/undo-change.ts";
import { isAlike } from "./alike.ts";
import { ownNotifications } from "./own-notifications.ts";
import { findSide, keyOf, SIDE_TABLES } from "./side-tables.ts";
import { undoableSides } from "./undoable-sides.ts";
import type { Columns } from "./wanted.ts";
import { countImports, cushionOf, mark, RESTORE } from "./write-restore.ts";
import { isStamped, writeSides, type SideWriting } from "./write-sides.ts";

/**
 * Undoes what a restore wrote beside the records, after these; rows that were changed since stay. Returns the imports
 * written.
 */
export async function undoSides(
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
    ).rows.map(({ before }) => JSON.parse(before) as SideVersion<Columns>);
  const own: SideWriting[] = [];
  for (const table of SIDE_TABLES)
    await inParts(await read(table), async (some) => {
      for (const { before, after } of some) {
        const there = await findSide(queries, member, table, after ?? before ?? {});
        if (isAlike(table, there, after)) own.push({ table, before: there, after: before });
      }
    });
  const writings = await ownNotifications(work, await undoableSides(work, own, records));
  // A movement's revision tells which of its records ceased to count with it, so it comes back too.
  await writeSides(work, writings, (table) => isStamped(table) && table !== "import_lines");
  await countImports(work);
  const [marked] = await read(RESTORE);
  const kept = await cushionOf(work);
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
