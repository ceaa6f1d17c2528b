import { sql } from "kysely";
import { accepted, refused, type Result } from "../../../../src/domain/shared/result.ts";
import type { ChangeId, ImportId } from "../../../../src/domain/shared/ids.ts";
import type { ChangeUndo, Undoing, Undone, UndoFault } from "../../../application/ledger/undo.ts";
import { releaseOccurrenceDays, freeUniqueKeys } from "../ledger/free-unique-keys.ts";
import { judgeUndo } from "./judge-undo.ts";
import { daysOfRecords } from "./days-of-records.ts";
import { withDaysOfPlans } from "./days-of-plans.ts";
import { wholeDivisions } from "./whole-divisions.ts";
import { undoLines } from "../imports/undo-lines.ts";
import {
  isOfRecord,
  isOfThing,
  RECORD_TABLES,
  recordOfRow,
  recordOfVersion,
} from "../ledger/record-kinds.ts";
import { replacedBy, type Replaced, type Replacements } from "./replaced-rows.ts";
import type { RecordTable } from "../tables.ts";
import type { RecordRow, RowWriters, Work, WriteRows, Writing } from "../ledger/write-rows.ts";

/** The records of an undo: those that stay as they are, and the movements of money that come back. */
export type UndoneRecords = {
  readonly kept: ReadonlySet<string>;
  readonly came: readonly string[];
};

/** Undoes what was written beside the records, after them; returns the imports that came or went. */
export type UndoBeside = (records: UndoneRecords) => Promise<ReadonlySet<ImportId>>;

/** Whether a record that is written was not there. */
const comesBack = ({ before }: Writing<RecordRow>) => before?.deleted_at !== null;

const goes = ({ after }: Writing<RecordRow>) => after.deleted_at !== null;
const stays = (writing: Writing<RecordRow>) => !goes(writing);

/** Undoes a change; records that were changed since stay. */
export const undoChange = (
  work: Work,
  writes: RowWriters,
  undone: ChangeId,
  beside: UndoBeside = (records) => undoLines(work, [undone], records),
): ChangeUndo => ({
  made: () => undoneBefore(work, undone),
  plan: async () => {
    const { queries, member } = work;
    const { rows } = await sql`select 1 from versions
      where ledger_id = ${member.ledger} and change_id = ${undone} limit 1`.execute(queries);
    if (rows.length === 0) return null;
    const all = withDaysOfPlans(work, replacedBy(work, undone));
    const { replaced, isEdited } = wholeDivisions(work, undone, all);
    if (await isEdited()) return refused("division-edited");
    return planUndo(work, writes, replaced, beside);
  },
});

/**
 * Plans to restore records page by page, however many there are, and what is beside them: first everything is checked,
 * then everything is written.
 */
export async function planUndo(
  work: Work,
  writes: RowWriters,
  replaced: Replacements,
  beside: UndoBeside,
): Promise<Result<Undoing, UndoFault>> {
  const judged = await judgeUndo(work, replaced);
  if (!judged.ok) return judged;
  const { goals, budgets, goesBack, rowAfter } = judged.value;
  const carryOut = async (): Promise<Undone> => {
    const kept = new Set<string>();
    const restored = new Set<string>();
    const came: string[] = [];
    const days = daysOfRecords(work, writes.occurrences);
    const write = async (table: RecordTable, writings: readonly Writing<RecordRow>[]) => {
      // Each table gets its own rows here.
      await (writes[table] as unknown as WriteRows<RecordRow>)(writings);
      days.note(table, writings);
      for (const { after } of writings) restored.add(recordOfRow(table, after.id));
    };
    const writingsOf = (part: readonly Replaced[]) =>
      part.flatMap((one) => {
        const after = goesBack(one) ? rowAfter(one) : null;
        return after === null ? [] : [{ before: one.present, after }];
      });
    for (const table of RECORD_TABLES) {
      // Removals go first, and records that change places give up theirs, to make room for restored ones.
      const moved = new Map<string, RecordRow>();
      for await (const part of replaced(table)) {
        const staying = part.filter((one) => !goesBack(one));
        for (const { id } of staying) kept.add(recordOfRow(table, id));
        const writings = writingsOf(part);
        await write(table, writings.filter(goes));
        const gaveUp = await freeUniqueKeys(work, table, writings.filter(stays));
        for (const row of gaveUp) moved.set(row.id, row);
      }
      for await (const part of replaced(table)) {
        const asLeft = part.map((one) => ({ ...one, present: moved.get(one.id) ?? one.present }));
        const writings = writingsOf(asLeft).filter(stays);
        if (table === "transactions") {
          await releaseOccurrenceDays(work, writings);
          came.push(...writings.filter(comesBack).map(({ after }) => after.id));
        }
        await write(table, writings);
      }
    }
    for (const id of await beside({ kept, came })) restored.add(id);
    await days.agree();
    return {
      restored: restored.size,
      kept: [...kept],
      revision: restored.size === 0 ? null : work.revision,
    };
  };
  return accepted({ goals, budgets, carryOut });
}

type Counted = { readonly revision: number; readonly restored: number; readonly strange: number };

/** Returns the earlier result of this very change as an undo: null if it is new, "another" if it did something else. */
async function undoneBefore(
  { queries, member: { ledger }, change, revision }: Work,
  undone: ChangeId,
): Promise<Undone | "another" | null> {
  const own = sql`from versions as own
    where own.ledger_id = ${ledger} and own.change_id = ${change} and own.revision < ${revision}
      and ${isOfThing("own")}`;
  const theirs = sql`from versions as theirs
    where theirs.ledger_id = ${ledger} and theirs.change_id = ${undone}
      and ${isOfRecord("theirs")}`;
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
