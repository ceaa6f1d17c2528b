import { sql } from "kysely";
import type { WrittenRecord } from "../../../../src/domain/ledger/written.ts";
import type { ChangeId, ImportId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type {
  RemovedThing,
  Trash,
  TrashPlace,
  TrashRow,
} from "../../../application/trash/trash.ts";
import { toAccount } from "../accounts/kysely-accounts.ts";
import { toBudget } from "../budgets/kysely-budgets.ts";
import { toCategory } from "../categories/category-rows.ts";
import type { Queries } from "../database.ts";
import { toGoal } from "../goals/kysely-goals.ts";
import { stamped } from "../ledger/stored-record.ts";
import { LOGGED_TABLES } from "../ledger/record-kinds.ts";
import type { RecordRow } from "../ledger/write-rows.ts";
import { presentNames } from "../present-names.ts";
import { wholeRecurrence } from "../recurrences/recurrence-rows.ts";
import { toRule } from "../rules/kysely-rules.ts";
import type { RecordRows } from "../tables.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import { authorNames } from "./author-names.ts";
import { removalsOf } from "./removals-of.ts";
import { NEWEST_FIRST, readBehind } from "./removed-ranges.ts";

type Names = { readonly nameOf: Awaited<ReturnType<typeof presentNames>> };

/** A removed row, with the change that removed it. */
type Removed = RecordRow & { readonly deleted_at: number; readonly removal_change: ChangeId };

type ImportRow = Removed & { readonly name: string; readonly undo_removed: number };

type Kind = WrittenRecord["type"];

/** Converts the rows of each table to records; their derived data is left out. */
const RECORD_OF: {
  readonly [Each in Kind]: (
    names: Names,
    row: RecordRows[Each],
  ) => Extract<WrittenRecord, { readonly type: Each }>["kept"]["record"];
} = {
  transactions: (names, row) => toTransaction(names)(row),
  budgets: (names, row) => toBudget(names)(row),
  goals: (_, row) => toGoal(row),
  categories: (_, row) => toCategory(row),
  rules: (names, row) => toRule(names)(row),
  recurrences: (names, row) => wholeRecurrence(names, row, []),
  accounts: (_, row) => toAccount(row),
};

/** The tables in the order in which the rows of one removal are listed; imports first, since they name it. */
const TABLES = ["imports", ...(LOGGED_TABLES as readonly Kind[])] as const;

type Table = (typeof TABLES)[number];

/** Reads the trash from the tombstones; erased ones have no versions, and undone imports no name. */
export const kyselyTrash = (queries: Queries): Trash => ({
  part: async (ledger, after, most) => {
    const names = { nameOf: await presentNames(queries, ledger) };
    const pages = TABLES.map(async (table, index) => {
      const rows = await removedRows(queries, ledger, table, { index, after, most: most + 1 });
      return rows.map((row) => ({ row, table, place: placeOf(row, index) }));
    });
    const all = (await Promise.all(pages)).flat().toSorted((one, other) => inOrder(one, other));
    const page = all.slice(0, most);
    const removals = await removalsOf(
      queries,
      ledger,
      names.nameOf,
      page.map(({ row }) => row),
    );
    const nameOfAuthor = await authorNames(queries, ledger);
    const rows = page.map(({ row, table }): TrashRow => ({
      thing: thingOf(names, table, row),
      removedAt: row.deleted_at,
      change: row.removal_change,
      by: nameOfAuthor(row.changed_by),
      removal: removals(row),
    }));
    return { rows, next: all.length > most ? (page.at(-1)?.place ?? null) : null };
  },
});

const placeOf = (row: Removed, table: number): TrashPlace => ({
  removedAt: row.deleted_at,
  revision: row.revision,
  table,
  id: row.id,
});

type Placed = { readonly place: TrashPlace };

const inOrder = ({ place: one }: Placed, { place: other }: Placed): number =>
  other.removedAt - one.removedAt ||
  other.revision - one.revision ||
  one.table - other.table ||
  (one.id < other.id ? -1 : 1);

/** The removed rows of a table with the change that removed each; an import's is kept in its own row. */
const removed = (ledger: LedgerId, table: Table) =>
  table === "imports"
    ? sql`select imports.*, removed_at as deleted_at, made_by as changed_by,
        case when name <> '' then undo_change end as removal_change
      from imports where ledger_id = ${ledger} and removed_at is not null`
    : sql`select kept.*, (select removal.change_id from versions as removal
        where removal.ledger_id = kept.ledger_id and removal.resource = ${sql.lit(table)}
          and removal.id = kept.id and removal.revision = kept.revision) as removal_change
      from ${sql.table(table)} as kept where ledger_id = ${ledger} and deleted_at is not null`;

/** Reads removed rows of one table behind a place, in the order of the list. */
const removedRows = (
  queries: Queries,
  ledger: LedgerId,
  table: Table,
  { index, after, most }: { index: number; after: TrashPlace | null; most: number },
): Promise<readonly Removed[]> => {
  const beside =
    after === null || index === after.table ? "later" : index > after.table ? "all" : "none";
  return readBehind(after, beside, most, async (range, count) => {
    const { rows } = await sql<Removed>`select * from (${removed(ledger, table)}) as own
      where removal_change is not null and ${range} ${NEWEST_FIRST} limit ${count}`.execute(
      queries,
    );
    return rows;
  });
};

function thingOf(names: Names, table: Table, row: Removed): RemovedThing {
  if (table === "imports") {
    const { id, name, undo_removed: movements } = row as ImportRow;
    return { type: "imports", id: id as ImportId, name, movements };
  }
  // Each table gets its own rows here.
  const recordOf = RECORD_OF[table] as (names: Names, row: RecordRow) => unknown;
  return { type: table, kept: stamped(recordOf(names, row), row) } as WrittenRecord;
}
