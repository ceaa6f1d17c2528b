import { sql } from "kysely";
import type { TrashedName } from "../../../../src/domain/trash/trashed.ts";
import type { ChangeUndo, Undone } from "../../../application/ledger/undo.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { CategoryRow } from "../categories/category-tables.ts";
import type { Queries } from "../database.ts";
import { undoLines } from "../imports/undo-lines.ts";
import {
  isOfThing,
  RECORD_TABLES,
  recordKind,
  recordOfRow,
  recordOfVersion,
} from "../ledger/record-kinds.ts";
import type { RecordRow, RowWriters, Work } from "../ledger/write-rows.ts";
import type { RecordTable } from "../tables.ts";
import { accountOf, categoryOf } from "../undo/in-use.ts";
import { replacedBy, replacedOf, type Replaced, type Replacements } from "../undo/replaced-rows.ts";
import { planUndo } from "../undo/undo-change.ts";
import { endOfTrail, filedIn } from "../undo/undo-faults.ts";
import { isRestorable, TABLE_OF } from "./resources.ts";

/** Removed rows to restore, by table and id. */
type Rows = ReadonlyMap<RecordTable, Map<string, RecordRow>>;

/** Restores removed things by name, as one undo: records from their tombstones, imports by undoing their undo. */
export const restoreRemoved = (
  work: Work,
  writes: RowWriters,
  things: readonly TrashedName[],
): ChangeUndo => ({
  made: () => restoredBefore(work, things),
  plan: async () => {
    const rows = await rowsOf(work, things);
    await addCompanions(work, rows);
    await addParts(work, rows);
    const undos = await undosOf(work, things);
    const records = [...rows.values()].flatMap((some) => [...some.keys()]);
    const found = new Set<string>([...records, ...undos.map(({ id }) => id)]);
    const missing = things.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    if (found.size === 0) return null;
    const changes = undos.map(({ change }) => change);
    const replaced = changes.map((change) => replacedBy(work, change));
    const all = together(replaced, fromTombstones(work, rows));
    const planned = await planUndo(work, writes, all, (of) => undoLines(work, changes, of));
    if (!planned.ok) return planned;
    const carryOut = async (): Promise<Undone> => {
      const undone = await planned.value.carryOut();
      return { ...undone, kept: [...undone.kept, ...missing] };
    };
    return { ...planned, value: { ...planned.value, carryOut } };
  },
});

/** Reads the rows of several sources, each row once. */
const together = (changes: readonly Replacements[], tombstones: Replacements): Replacements =>
  async function* (table) {
    const seen = new Set<string>();
    for (const source of [tombstones, ...changes])
      for await (const part of source(table)) {
        const fresh = part.filter(({ id }) => !seen.has(id));
        for (const { id } of fresh) seen.add(id);
        yield fresh;
      }
  };

/** Restores rows as they were when they were removed. */
const fromTombstones = (work: Work, rows: Rows): Replacements =>
  async function* (table) {
    const some = [...(rows.get(table)?.values() ?? [])];
    if (some.length === 0) return;
    const ids = some.map(({ id }) => id);
    const replaced = table === "transactions" ? await replacedOf(work, ids) : null;
    yield some.map((row): Replaced => ({
      id: row.id,
      before: { ...row, deleted_at: null, ...(table === "categories" && { merged_into: null }) },
      present: row,
      untouched: !replaced?.has(row.id),
    }));
  };

const removed = async <Row extends RecordRow>(
  { queries, member }: Pick<Work, "queries" | "member">,
  table: RecordTable,
  ids: readonly string[],
): Promise<readonly Row[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`select own.* from ${sql.table(table)} as own
    where own.ledger_id = ${member.ledger} and own.id in (${sql.join(ids)})
      and own.deleted_at is not null and ${isRestorable(table, "own")}`.execute(queries);
  return rows;
};

/** Reads the tombstones of named records. */
async function rowsOf(work: Work, things: readonly TrashedName[]): Promise<Rows> {
  const wanted = new Map(RECORD_TABLES.map((table) => [table, new Map<string, RecordRow>()]));
  for (const table of RECORD_TABLES) {
    const named = new Map(
      things.flatMap(({ resource, id }) =>
        resource !== "import" && TABLE_OF[resource] === table ? [[id, resource]] : [],
      ),
    );
    for (const row of await removed(work, table, [...named.keys()])) {
      const kind = (row as RecordRow & { readonly kind?: string }).kind;
      if (table !== "transactions" || kind === named.get(row.id))
        wanted.get(table)?.set(row.id, row);
    }
  }
  return wanted;
}

/** Adds the removed categories and accounts that restored records need. */
async function addCompanions(work: Work, rows: Rows): Promise<void> {
  const filed = [...rows.values()].flatMap((some) => [...some.values()]);
  const categories = rows.get("categories");
  const all = await everyCategory(work.queries, work);
  for (const id of categories?.keys() ?? []) {
    const row = all.get(id);
    if (row !== undefined) all.set(id, { ...row, deleted_at: null, merged_into: null });
  }
  const ends = filed.flatMap((row) => {
    const own = categoryOf(row);
    if (own === null || filedIn(all, own) !== null) return [];
    return [endOfTrail(all, own)?.id ?? []].flat();
  });
  for (const row of await removed<CategoryRow>(work, "categories", [...new Set(ends)]))
    categories?.set(row.id, row);
  const accounts = [...new Set(filed.flatMap((row) => accountOf(row) ?? []))];
  for (const row of await removed<AccountRow>(work, "accounts", accounts))
    rows.get("accounts")?.set(row.id, row);
}

async function everyCategory(
  queries: Queries,
  { member }: Work,
): Promise<Map<string, CategoryRow>> {
  const all = queries.selectFrom("categories").selectAll();
  const rows = await all.where("ledger_id", "=", member.ledger).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds the rows that belong to restored records and were removed together with them. */
async function addParts({ queries, member }: Work, rows: Rows): Promise<void> {
  for (const table of RECORD_TABLES) {
    const whole = rows.get(recordKind(table).partOf?.table ?? table);
    if (recordKind(table).partOf === undefined || whole === undefined || whole.size === 0) continue;
    const revisions = [...new Set([...whole.values()].map(({ revision }) => revision))];
    const { rows: parts } = await sql<RecordRow>`select * from ${sql.table(table)}
      where ledger_id = ${member.ledger} and deleted_at is not null
        and revision in (${sql.join(revisions)})`.execute(queries);
    for (const part of parts)
      if (whole.get(recordOfRow(table, part.id))?.revision === part.revision)
        rows.get(table)?.set(part.id, part);
  }
}

/** The changes that undid named imports. */
async function undosOf({ queries, member }: Work, things: readonly TrashedName[]) {
  const ids = things.flatMap(({ resource, id }) => (resource === "import" ? [id] : []));
  if (ids.length === 0) return [];
  const imports = queries.selectFrom("imports").select(["id", "undo_change as change"]);
  const undone = imports.where("ledger_id", "=", member.ledger).where("removed_at", "is not", null);
  const rows = await undone
    .where("name", "<>", "")
    .where("id", "in", ids as never)
    .execute();
  return rows.flatMap(({ id, change }) => (change === null ? [] : [{ id, change }]));
}

/** Returns the earlier result of this very change; "another" if it restored none of the things. */
async function restoredBefore(
  { queries, member, change, revision }: Work,
  things: readonly TrashedName[],
): Promise<Undone | "another" | null> {
  const record = recordOfVersion("own");
  const { rows } = await sql<{ readonly id: string; readonly revision: number }>`
    select distinct ${record.table} as kind, ${record.id} as id, own.revision as revision
    from versions as own where own.ledger_id = ${member.ledger} and own.change_id = ${change}
      and own.revision < ${revision}
      and ${isOfThing("own")}`.execute(queries);
  const [first] = rows;
  if (first === undefined) return null;
  const restored = new Set(rows.map(({ id }) => id));
  const names = things.filter(({ resource }) => resource !== "import").map(({ id }) => id);
  const kept = names.filter((id) => !restored.has(id));
  if (names.length > 0 && kept.length === names.length) return "another";
  return { restored: rows.length, kept, revision: first.revision };
}
