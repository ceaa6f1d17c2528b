import { sql } from "kysely";
import { accepted, type Result } from "../../../../src/domain/shared/result.ts";
import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import type { ChangeUndo, Undoing, Undone, UndoFault } from "../../../application/ledger/undo.ts";
import { judgeUndo } from "./judge-undo.ts";
import { RECORD_TABLES, recordOfRow } from "../ledger/record-kinds.ts";
import { replacedRows, type Replaced } from "./replaced-rows.ts";
import type { RecordTable } from "../tables.ts";
import { undoneBefore } from "./undone-before.ts";
import type { RecordRow, RowWriters, Work, WriteRows } from "../ledger/write-rows.ts";

/**
 * Undoes a change page by page, however many records it touched: first everything is checked, then everything is
 * written. Records that were changed since stay.
 */
export const undoChange = (work: Work, writes: RowWriters, undone: ChangeId): ChangeUndo => ({
  made: () => undoneBefore(work, undone),
  plan: async () => {
    const { queries, member } = work;
    const { rows } = await sql`select 1 from versions
      where ledger_id = ${member.ledger} and change_id = ${undone} limit 1`.execute(queries);
    return rows.length === 0 ? null : planOf(work, writes, undone);
  },
});

async function planOf(
  work: Work,
  writes: RowWriters,
  undone: ChangeId,
): Promise<Result<Undoing, UndoFault>> {
  const judged = await judgeUndo(work, undone);
  if (!judged.ok) return judged;
  const { goals, budgets, goesBack, rowAfter } = judged.value;
  const replaced = (table: RecordTable) =>
    replacedRows(work.queries, work.member.ledger, undone, table);
  const carryOut = async (): Promise<Undone> => {
    const kept = new Set<string>();
    const restored = new Set<string>();
    const write = async (table: RecordTable, part: readonly Replaced[], goes: boolean) => {
      const writings = part.flatMap((one) => {
        const after = goesBack(one) ? rowAfter(one) : null;
        return after === null || (after.deleted_at !== null) !== goes
          ? []
          : [{ before: one.present, after }];
      });
      // Each table gets its own rows here.
      await (writes[table] as unknown as WriteRows<RecordRow>)(writings);
      for (const { after } of writings) restored.add(recordOfRow(table, after.id));
    };
    for (const table of RECORD_TABLES) {
      // Removals go first, to make room for restored records.
      for await (const part of replaced(table)) {
        const staying = part.filter((one) => !goesBack(one));
        for (const { id } of staying) kept.add(recordOfRow(table, id));
        await write(table, part, true);
      }
      for await (const part of replaced(table)) await write(table, part, false);
    }
    return {
      restored: restored.size,
      kept: [...kept],
      revision: restored.size === 0 ? null : work.revision,
    };
  };
  return accepted({ goals, budgets, carryOut });
}
