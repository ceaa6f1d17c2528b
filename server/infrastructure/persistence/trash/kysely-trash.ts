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
import { stamped } from "../ledger/stamped.ts";
import { TOLD_TABLES } from "../ledger/record-kinds.ts";
import type { RecordRow } from "../ledger/write-rows.ts";
import { presentNames } from "../present-names.ts";
import { wholeRecurrence } from "../recurrences/recurrence-rows.ts";
import { toRule } from "../rules/kysely-rules.ts";
import type { RecordRows } from "../tables.ts";
import { toTransaction } from "../transactions/kysely-transactions.ts";
import { authorNames } from "./author-names.ts";
import { removalsOf } from "./removals-of.ts";

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
const TABLES = ["imports", ...(TOLD_TABLES as readonly Kind[])] as const;

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

/** Reads removed rows of one table behind a place, in the order of the list. */
async function removedRows(
  queries: Queries,
  ledger: LedgerId,
  table: Table,
  { index, after, most }: { index: number; after: TrashPlace | null; most: number },
): Promise<readonly Removed[]> {
  const at = sql.ref(table === "imports" ? "own.removed_at" : "own.deleted_at");
  const [when, revision, id] = [at, sql.ref("own.revision"), sql.ref("own.id")];
  const behind =
    after === null
      ? sql``
      : sql`and ${when} <= ${after.removedAt} and (${when} < ${after.removedAt}
          or ${revision} < ${after.revision} or (${revision} = ${after.revision} and ${
            index > after.table
              ? sql`true`
              : index < after.table
                ? sql`false`
                : sql`${id} > ${after.id}`
          }))`;
  const order = sql`order by ${when} desc, ${revision} desc, ${id} limit ${most}`;
  const own =
    table === "imports"
      ? sql`select own.*, own.removed_at as deleted_at, own.made_by as changed_by,
          own.undo_change as removal_change
        from imports as own where own.ledger_id = ${ledger} and own.removed_at is not null
          and own.undo_change is not null and own.name <> '' ${behind} ${order}`
      : sql`select own.*, removal.change_id as removal_change from ${sql.table(table)} as own
        join versions as removal on removal.ledger_id = own.ledger_id
          and removal.resource = ${sql.lit(table)} and removal.id = own.id
          and removal.revision = own.revision
        where own.ledger_id = ${ledger} and own.deleted_at is not null ${behind} ${order}`;
  return (await own.execute(queries)).rows as readonly Removed[];
}

function thingOf(names: Names, table: Table, row: Removed): RemovedThing {
  if (table === "imports") {
    const { id, name, undo_removed: movements } = row as ImportRow;
    return { type: "imports", id: id as ImportId, name, movements };
  }
  // Each table gets its own rows here.
  const recordOf = RECORD_OF[table] as (names: Names, row: RecordRow) => unknown;
  return { type: table, kept: stamped(recordOf(names, row), row) } as WrittenRecord;
}
