import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ChangeId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import { changedBack } from "./changed-back.ts";
import type { Queries } from "../database.ts";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import type { RecordTable } from "../tables.ts";
import { importedAgain } from "../imports/reimported-lines.ts";
import type { RecordRow, Work } from "../ledger/write-rows.ts";

/** A record before a change, and now; null where it does not exist. */
export type Replaced = {
  readonly id: string;
  readonly before: RecordRow | null;
  readonly present: RecordRow | null;
  /**
   * Whether the record is as the change wrote it, since every later change was undone, and nothing has its place: no
   * automatic record its planned day, and no movement that was imported again.
   */
  readonly untouched: boolean;
};

type Reader = Pick<Work, "queries" | "member" | "find" | "undoes">;

type Version = { readonly id: string; readonly before: string | null; readonly revision: Revision };

/** Reads the effects of a change on one table, page by page, yielding to other work in between. */
async function* replacedRows(
  work: Reader,
  change: ChangeId,
  table: RecordTable,
  replacedOnce: (removed: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncGenerator<readonly Replaced[]> {
  const { queries, member } = work;
  const { ledger } = member;
  let after = "";
  for (;;) {
    const { rows: versions } = await sql<Version>`select id, before, revision from versions
      where ledger_id = ${ledger} and change_id = ${change} and resource = ${table}
        and id > ${after}
      order by id limit ${ROW_BATCH_SIZE}`.execute(queries);
    const last = versions.at(-1);
    if (last === undefined) return;
    const ids = sql.join(versions.map(({ id }) => id));
    const { rows } = await sql<RecordRow>`select * from ${sql.table(table)}
      where ledger_id = ${ledger} and id in (${ids})`.execute(queries);
    const present = new Map(rows.map((row) => [row.id, row]));
    const gone = rows.filter((row) => row.deleted_at !== null).map(({ id }) => id);
    const replaced = table === "transactions" ? await replacedOnce(gone) : null;
    const changed = rows.filter((row) => row.revision !== last.revision);
    const now = new Map(changed.map(({ id, revision }) => [id, revision]));
    const back = await changedBack(queries, ledger, table, now, last.revision);
    const read = versions.map((one) => ({
      ...one,
      before: one.before === null ? null : (JSON.parse(one.before) as RecordRow),
    }));
    const erased = await erasedOf(queries, ledger, table, read);
    yield read.map(({ id, before, revision }) => {
      const there = present.get(id) ?? null;
      const isAsLeft = there?.revision === revision || back.has(id);
      return {
        id,
        // A record that came back after it was erased is removed again as it is: nothing else is known of it.
        before:
          before !== null && there !== null && erased.has(id)
            ? { ...there, deleted_at: before.deleted_at }
            : before,
        present: there,
        untouched: isAsLeft && !replaced?.has(id),
      };
    });
    if (versions.length < ROW_BATCH_SIZE) return;
    after = last.id;
    await setImmediate();
  }
}

/** Returns those of some records that had been erased before a change: a tombstone without the version that made it. */
async function erasedOf(
  queries: Queries,
  ledger: LedgerId,
  table: RecordTable,
  versions: readonly Pick<Replaced, "id" | "before">[],
): Promise<ReadonlySet<string>> {
  const removed = new Map(
    versions.flatMap(({ id, before }) =>
      before === null || before.deleted_at === null ? [] : [[id, before.revision] as const],
    ),
  );
  if (removed.size === 0) return new Set();
  const { rows } = await sql<{ readonly id: string; readonly revision: Revision }>`
    select id, revision from versions where ledger_id = ${ledger} and resource = ${table}
      and id in (${sql.join([...removed.keys()])})`.execute(queries);
  for (const { id, revision } of rows) if (removed.get(id) === revision) removed.delete(id);
  return new Set(removed.keys());
}

/** Reads what an undo would restore of one table, page by page. */
export type Replacements = (table: RecordTable) => AsyncIterable<readonly Replaced[]>;

/** The records that a change replaced; of removed ones is asked once what has their places. */
export function replacedBy(work: Reader, change: ChangeId): Replacements {
  const looked = new Set<string>();
  const replaced = new Set<string>();
  return (table) =>
    replacedRows(work, change, table, async (removed) => {
      const fresh = removed.filter((id) => !looked.has(id));
      for (const id of fresh) looked.add(id);
      for (const id of await replacedOf(work, fresh)) replaced.add(id);
      return replaced;
    });
}

/** Reads the records of a table to restore that are still as the undone change left them. */
export type Untouched = (table: RecordTable) => AsyncIterable<Replaced>;

export const untouchedOf = (replaced: Replacements): Untouched =>
  async function* (table) {
    for await (const part of replaced(table)) for (const one of part) if (one.untouched) yield one;
  };

/** Returns those of some removed records that something has the place of since. */
export async function replacedOf(
  work: Reader,
  removed: readonly string[],
): Promise<ReadonlySet<string>> {
  if (removed.length === 0) return new Set();
  const recorded = await recordedInPlace(work.queries, work.member.ledger, removed);
  return new Set([...recorded, ...(await importedAgain(work, removed))]);
}

/** Returns those of some removed records whose planned day has an automatic record since. */
async function recordedInPlace(
  queries: Queries,
  ledger: LedgerId,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select own.id from transactions as own
    join transactions as other on other.ledger_id = own.ledger_id
      and other.recurrence_id = own.fulfils_id and other.planned_day = own.fulfils_day
    where own.ledger_id = ${ledger} and own.id in (${sql.join(ids)})
      and own.deleted_at is not null and other.deleted_at is null`.execute(queries);
  return rows.map(({ id }) => id);
}
