import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { AccountId, ChangeId } from "../../../../src/domain/shared/ids.ts";
import { boundBalances } from "../accounts/bound-balances.ts";
import { countRepeats } from "../imports/import-repeats.ts";
import { countLines } from "../imports/finish-import-undo.ts";
import { releaseOccurrenceDays, freeUniqueKeys } from "../ledger/free-unique-keys.ts";
import { RECORD_TABLES } from "../ledger/record-kinds.ts";
import { rowDiff, type RowDiff } from "../ledger/row-diff.ts";
import {
  stampsIn,
  type RecordRow,
  type RowWriters,
  type Work,
  type WriteRows,
  type Writing,
} from "../ledger/write-rows.ts";
import type { RecordTable, AttachedTable } from "../tables.ts";
import type { Change, Changes } from "./changes.ts";
import { ownColumns, ATTACHED_TABLES } from "./attached-tables.ts";
import type { Columns } from "./wanted.ts";
import { writeAttachedRows } from "./write-attached-rows.ts";

/** The resource of the version that marks a change as a restore, and stores the accounts' reserve. */
export const RESTORE = "restore";

type Version = RowDiff<Columns>;

/** Writes a restore: removals first, to make room, then each table after those that it refers to. */
export async function writeRestore(
  work: Work,
  writes: RowWriters,
  { records, attachedRows, accountReserve, countsImports }: Changes,
): Promise<Revision | null> {
  const counts = [...records.values(), ...attachedRows.values()].map(({ length }) => length);
  const kept = await accountReserveOf(work);
  if (counts.every((count) => count === 0) && (accountReserve ?? kept) === kept) return null;
  await mark(work, { before: { cushion: kept }, after: { cushion: accountReserve ?? kept } });
  for (const table of RECORD_TABLES)
    await writeRecords(
      work,
      table,
      writes[table] as unknown as WriteRows<RecordRow>,
      records.get(table) ?? [],
    );
  for (const account of toldIn(records.get("balances") ?? [])) {
    await setImmediate();
    await boundBalances(work, account);
  }
  const all = ATTACHED_TABLES.flatMap((table) =>
    (attachedRows.get(table) ?? []).map((change) => ({ table, ...sideAfter(work, table, change) })),
  );
  await writeAttachedRows(work, all);
  if (countsImports) await countImports(work);
  return work.revision;
}

/** The accounts of which balances are written. */
const toldIn = (balances: readonly Change<RecordRow>[]): ReadonlySet<AccountId> =>
  new Set(
    balances.flatMap(({ after }) => (after === null ? [] : [after["account_id"] as AccountId])),
  );

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
  await freeUniqueKeys(work, table, writings);
  if (table === "transactions") await releaseOccurrenceDays(work, writings);
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
function sideAfter(work: Work, table: AttachedTable, { before, after }: Change<Columns>): Version {
  if (after !== null) {
    const stamps = table === "imports" ? { made_by: before?.["made_by"] ?? work.by } : {};
    return { before, after: { ...after, ...stamps, ...ownColumns(table, work.member) } };
  }
  return table === "imports" && before !== null
    ? { before, after: { ...before, account_id: null, removed_at: work.now } }
    : { before, after: null };
}

export async function accountReserveOf({ queries, member }: Work): Promise<unknown> {
  const own = queries.selectFrom("ledgers").select("cushion").where("id", "=", member.ledger);
  return (await own.executeTakeFirstOrThrow()).cushion;
}

export async function mark(work: Work, version: Version): Promise<void> {
  const { queries, member, insert, touch } = work;
  await insert(queries, "versions", [rowDiff(work, RESTORE, member.ledger, version)], "fail");
  await sql`update ledgers set cushion = ${version.after?.["cushion"]}
    where id = ${member.ledger}`.execute(queries);
  touch();
}

/** Whether a change was a restore, said that a payment has ended, or undid one of these. */
export async function wroteAttachedRows(
  { queries, member }: Work,
  change: ChangeId,
): Promise<boolean> {
  const { rows } = await sql`select 1 from versions where ledger_id = ${member.ledger}
    and change_id = ${change} and resource in (${RESTORE}, 'dismissed_proposals') limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}

/**
 * Recomputes the counters of all imports: a restore may bring an import back to lines that stayed, and lines of a copy
 * may have been repeated or reverted by imports that it does not know.
 */
export async function countImports(work: Work): Promise<void> {
  const { queries, member } = work;
  const own = queries.selectFrom("imports").select("id").where("ledger_id", "=", member.ledger);
  for (const { id } of await own.where("account_id", "is not", null).execute()) {
    await countLines(work, id);
    await countRepeats(work, id);
  }
}
