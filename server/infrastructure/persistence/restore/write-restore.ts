import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ChangeId } from "../../../../src/domain/shared/ids.ts";
import { countRepeats } from "../imports/import-repeats.ts";
import { countLines } from "../imports/settle-import.ts";
import { giveUpDays, makeRoom } from "../ledger/make-room.ts";
import { RECORD_TABLES } from "../ledger/record-kinds.ts";
import { sideVersion, type SideVersion } from "../ledger/side-version.ts";
import {
  stampsIn,
  type RecordRow,
  type RowWriters,
  type Work,
  type WriteRows,
  type Writing,
} from "../ledger/write-rows.ts";
import type { RecordTable, SideTable } from "../tables.ts";
import type { Change, Changes } from "./changes.ts";
import { ownColumns, SIDE_TABLES } from "./side-tables.ts";
import type { Columns } from "./wanted.ts";
import { writeSides } from "./write-sides.ts";

/** The resource of the version that marks a change as a restore, and holds the cushion. */
export const RESTORE = "restore";

type Version = SideVersion<Columns>;

/** Writes a restore: removals first, to make room, then each table after those that it refers to. */
export async function writeRestore(
  work: Work,
  writes: RowWriters,
  { records, sides, cushion, countsImports }: Changes,
): Promise<Revision | null> {
  const counts = [...records.values(), ...sides.values()].map(({ length }) => length);
  const kept = await cushionOf(work);
  if (counts.every((count) => count === 0) && (cushion ?? kept) === kept) return null;
  await mark(work, { before: { cushion: kept }, after: { cushion: cushion ?? kept } });
  for (const table of RECORD_TABLES)
    await writeRecords(
      work,
      table,
      writes[table] as unknown as WriteRows<RecordRow>,
      records.get(table) ?? [],
    );
  const all = SIDE_TABLES.flatMap((table) =>
    (sides.get(table) ?? []).map((change) => ({ table, ...sideAfter(work, table, change) })),
  );
  await writeSides(work, all);
  if (countsImports) await countImports(work);
  return work.revision;
}

async function writeRecords(
  work: Work,
  table: RecordTable,
  write: WriteRows<RecordRow>,
  changes: readonly Change<RecordRow>[],
): Promise<void> {
  const going = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  await write(
    going.map((before) => ({
      before,
      after: { ...before, ...stampsIn(work, before, work.now) },
    })),
  );
  const coming = changes.flatMap(({ before, after }) => (after ? [{ before, after }] : []));
  const writings = coming.map(({ before, after }) => {
    const stamps = stampsIn(work, before, null);
    const createdAt = before === null ? after["created_at"] : undefined;
    const made = typeof createdAt === "number" ? { created_at: createdAt } : {};
    return {
      before,
      after: {
        ledger_id: work.member.ledger,
        ...after,
        ...stamps,
        ...made,
      } as unknown as RecordRow,
    };
  });
  await makeRoom(work, table, writings);
  if (table === "transactions") await giveUpDays(work, writings);
  await writeAlike(writings, write);
}

/** A statement writes rows of the same columns in the same order. */
async function writeAlike(
  writings: readonly Writing<RecordRow>[],
  write: WriteRows<RecordRow>,
): Promise<void> {
  const names = Object.keys(writings[0]?.after ?? {});
  await write(
    writings.map(({ before, after }) => ({
      before,
      after: Object.fromEntries(
        names.map((name) => [name, (after as unknown as Columns)[name]]),
      ) as unknown as RecordRow,
    })),
  );
}

/** The columns of a row beside the records after a restore; an import leaves a tombstone. */
function sideAfter(work: Work, table: SideTable, { before, after }: Change<Columns>): Version {
  if (after !== null) {
    const stamps = table === "imports" ? { made_by: before?.["made_by"] ?? work.by } : {};
    return { before, after: { ...after, ...stamps, ...ownColumns(table, work.member) } };
  }
  return table === "imports" && before !== null
    ? { before, after: { ...before, account_id: null, removed_at: work.now } }
    : { before, after: null };
}

export async function cushionOf({ queries, member }: Work): Promise<unknown> {
  const own = queries.selectFrom("ledgers").select("cushion").where("id", "=", member.ledger);
  return (await own.executeTakeFirstOrThrow()).cushion;
}

export async function mark(work: Work, version: Version): Promise<void> {
  const { queries, member, insert, touch } = work;
  await insert(queries, "versions", [sideVersion(work, RESTORE, member.ledger, version)], "fail");
  await sql`update ledgers set cushion = ${version.after?.["cushion"]}
    where id = ${member.ledger}`.execute(queries);
  touch();
}

/** Whether a change was a restore, or the undo of one. */
export async function isRestore({ queries, member }: Work, change: ChangeId): Promise<boolean> {
  const { rows } = await sql`select 1 from versions where ledger_id = ${member.ledger}
    and change_id = ${change} and resource = ${RESTORE}`.execute(queries);
  return rows.length > 0;
}

/**
 * Counts what the imports hold now: lines that stay may be of an import that came back, and lines of a copy may have been
 * repeated or turned by what it does not know.
 */
export async function countImports(work: Work): Promise<void> {
  const { queries, member } = work;
  const own = queries.selectFrom("imports").select("id").where("ledger_id", "=", member.ledger);
  for (const { id } of await own.where("account_id", "is not", null).execute()) {
    await countLines(work, id);
    await countRepeats(work, id);
  }
}
