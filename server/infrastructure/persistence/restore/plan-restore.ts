import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Copy, RestoreMode } from "../../../../src/domain/restore/restore.ts";
import type { PlacedPhotos } from "../../../application/restore/place-photos.ts";
import type { PlanRestore } from "../../../application/restore/plan-restore.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import type { AccountRow, BalanceRow } from "../accounts/account-tables.ts";
import type { CategoryRow } from "../categories/category-tables.ts";
import type { Queries } from "../database.ts";
import { RECORD_TABLES } from "../ledger/record-kinds.ts";
import { inBatches, type RecordRow, type RowWriters, type Work } from "../ledger/write-rows.ts";
import type { RecordTable, AttachedTable } from "../tables.ts";
import { TABLE_OF } from "../trash/resources.ts";
import { withAccountUuids } from "./account-uuids.ts";
import type { Change } from "./changes.ts";
import { categoryTargets } from "./category-targets.ts";
import { judgeLimits } from "./judge-limits.ts";
import { judgeTogether } from "./judge-together.ts";
import { othersNotifications, ownNotificationId } from "./own-notifications.ts";
import { presentAttachedRow, ATTACHED_TABLES } from "./attached-tables.ts";
import { recordRowsOfCopy } from "./record-rows-of-copy.ts";
import { attachedRowsOfCopy } from "./attached-rows-of-copy.ts";
import { isNone, wantedRows, type Columns, type Wanted, type WantedRow } from "./wanted.ts";
import { writeRestore } from "./write-restore.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 1_000;

/** The rows of a table in the ledger, removed ones included. */
type PresentRows = ReadonlyMap<string, RecordRow>;

/** The records that rows belong to and go to the trash with, by the column that names them. */
const OWNERS: Partial<Record<RecordTable | AttachedTable, readonly [RecordTable, string]>> = {
  receipts: ["transactions", "transaction_id"],
  goal_entries: ["goals", "goal_id"],
};

/** The standing of a copy's row in the ledger. */
type RowState = "added" | "same" | "changed";

/** The tables whose removed rows are things in the trash; an import is there with its records. */
const TRASHED_TABLES: ReadonlySet<RecordTable> = new Set(Object.values(TABLE_OF));

/** Compares a copy with the ledger, and prepares what it would write. */
export const planRestore =
  (work: Work, writes: RowWriters): PlanRestore =>
  async (whole, mode, photos) => {
    const copy = withAccountUuids(whole);
    const { queries, member } = work;
    const present = new Map<RecordTable, PresentRows>();
    for (const table of RECORD_TABLES)
      present.set(table, await rowsOf(queries, member.ledger, table));
    const attachedRows = new Map<AttachedTable, ReadonlyMap<string, Columns>>();
    for (const table of ATTACHED_TABLES)
      attachedRows.set(table, await presentAttachedRow(queries, member, table));
    const wanted = wantedRows();
    await tell(work, { copy, mode, photos }, present, attachedRows, wanted);
    await judgeTogether(mode, wanted, present, attachedRows);
    judgeLimits(mode, wanted, present, attachedRows);

    const told = new Map<string, RowState>();
    const count = ({ of }: WantedRow, before: object | null, isSame: boolean) => {
      if (of === null) return;
      const key = `${of.kind} ${of.id}`;
      const [known, now] = [
        told.get(key),
        before === null ? "added" : isSame ? "same" : "changed",
      ] as const;
      // The record itself is told before the rows that belong to it.
      if (known === undefined) told.set(key, now);
      else if (known === "same" && now !== "same") told.set(key, "changed");
    };

    /** Diffs a table: rows to insert, update, delete. */
    async function compared<Row extends object>(
      table: RecordTable | AttachedTable,
      there: ReadonlyMap<string, Row>,
      isLiving: (row: Row) => boolean,
      keyed: (key: string) => Columns,
    ): Promise<readonly Change<Row>[]> {
      const known = wanted.tables.get(table);
      const changes: Change<Row>[] = [];
      await inBatches([...(known?.rows ?? [])], async (some) => {
        for (const [key, row] of some) {
          const before = there.get(key) ?? null;
          const living = before !== null && isLiving(before) ? before : null;
          const isSame = living !== null && isTold(living, row.told);
          count(row, living, isSame);
          const after = { ...row.otherwise, ...before, ...row.told, ...keyed(key) };
          if (!isSame) changes.push({ before, after });
        }
      });
      if (mode !== "replace" || !known?.isWhole) return changes;
      const [ownersTable, column] = OWNERS[table] ?? [];
      const owners = ownersTable && wanted.tables.get(ownersTable);
      // A removed record keeps what belongs to it, so that it comes back whole.
      const staysWithOwner = (row: Row) =>
        owners !== undefined && !owners.rows.has(String((row as Columns)[column ?? ""]));
      const going = [...there].filter(
        ([key, row]) => isLiving(row) && !known.rows.has(key) && !staysWithOwner(row),
      );
      return [...changes, ...going.map(([, before]) => ({ before, after: null }))];
    }

    const records = new Map<RecordTable, readonly Change<RecordRow>[]>();
    for (const table of RECORD_TABLES) {
      const there: PresentRows = present.get(table) ?? new Map<string, RecordRow>();
      const isLiving = (row: RecordRow) => row.deleted_at === null;
      const changes = await compared(table, there, isLiving, (id) => ({ id }));
      records.set(table, table === "accounts" ? withOneChosen(changes, there) : changes);
    }
    const beside = new Map<AttachedTable, readonly Change<Columns>[]>();
    for (const table of ATTACHED_TABLES) {
      const there: ReadonlyMap<string, Columns> =
        attachedRows.get(table) ?? new Map<string, Columns>();
      const isLiving = (row: Columns) => isNone(row["removed_at"]);
      beside.set(table, await compared(table, there, isLiving, () => ({})));
    }
    const accountReserve = copy.accountReserve ?? null;
    const removed = [...records]
      .filter(([table]) => TRASHED_TABLES.has(table))
      .flatMap(([, changes]) => changes)
      .filter(({ after }) => after === null).length;
    const outcome = { ...counted(told.values()), removed, refused: wanted.refused };
    const changes = {
      records,
      attachedRows: beside,
      accountReserve,
      countsImports: copy.version === 3,
    };
    return {
      outcome,
      carryOut: () => writeRestore(work, writes, changes),
    };
  };

/** At most one account is chosen: the one that the copy tells. */
function withOneChosen(
  changes: readonly Change<RecordRow>[],
  there: PresentRows,
): readonly Change<RecordRow>[] {
  if (!changes.some(({ after }) => after?.["chosen"] === 1)) return changes;
  const changed = new Set(changes.map(({ before }) => before?.id));
  const others = [...there.values()].filter(
    (row) => (row as unknown as Columns)["chosen"] === 1 && row.deleted_at === null,
  );
  const left = others.filter(({ id }) => !changed.has(id));
  return [...changes, ...left.map((before) => ({ before, after: { ...before, chosen: 0 } }))];
}

function counted(all: Iterable<RowState>): Record<RowState, number> {
  const counts = { added: 0, same: 0, changed: 0 };
  for (const one of all) counts[one] += 1;
  return counts;
}

const isTold = (before: object, told: Columns): boolean =>
  Object.entries(told).every(([name, value]) => (before as Columns)[name] === value);

/** Tells all rows of a copy, as they would lie in the tables of this ledger. */
async function tell(
  work: Work,
  asked: {
    readonly copy: Copy;
    readonly mode: RestoreMode;
    readonly photos: PlacedPhotos["byAddress"];
  },
  present: ReadonlyMap<RecordTable, PresentRows>,
  attachedRows: ReadonlyMap<AttachedTable, ReadonlyMap<string, Columns>>,
  wanted: Wanted,
): Promise<void> {
  const { copy, mode, photos } = asked;
  const { ledger, user } = work.member;
  const rows = <Row>(table: RecordTable) =>
    [...(present.get(table)?.values() ?? [])] as unknown as Row[];
  const keeps = mode === "join" || copy.lists.accounts === undefined;
  const targets = categoryTargets(copy, mode, rows<CategoryRow>("categories"), wanted);
  const accounts = rows<AccountRow>("accounts").filter((row) => keeps && row.deleted_at === null);
  await recordRowsOfCopy(
    copy,
    targets.filedUnder,
    {
      revision: work.revision,
      accounts: new Set(accounts.map(({ id }) => id as string)),
      first: firstThatStays(rows<AccountRow>("accounts"), mode, copy),
      balances: rows<BalanceRow>("balances"),
      photos,
    },
    wanted,
  );
  const byKey = new Map<string, string>();
  for (const row of attachedRows.get("notifications")?.values() ?? [])
    byKey.set(String(row["key"]), String(row["id"]));
  const notified = [...(copy.lists.notifications ?? []), ...(copy.lists.dismissed ?? [])];
  const others = await othersNotifications(
    work,
    notified.map(({ id }) => id),
  );
  await attachedRowsOfCopy(
    copy,
    targets,
    {
      ledger,
      now: work.now,
      accounts: new Set([
        ...accounts.map(({ id }) => id as string),
        ...(copy.lists.accounts ?? []).map(({ id }) => id as string),
      ]),
      imports: new Set(mode === "join" ? attachedRows.get("imports")?.keys() : []),
      notificationId: (id, key) => {
        const twin = mode === "join" ? byKey.get(key) : undefined;
        if (twin !== undefined) return twin;
        return others.has(id) ? ownNotificationId(user, id) : id;
      },
    },
    wanted,
  );
}

/** The ledger's first account; null if it has none, or the copy replaces it. */
function firstThatStays(
  accounts: readonly AccountRow[],
  mode: RestoreMode,
  { lists }: Copy,
): AccountId | null {
  const first = accounts.find((row) => row.first === 1 && row.deleted_at === null)?.id ?? null;
  const stays = mode === "join" || (lists.accounts?.some(({ id }) => id === first) ?? true);
  return stays ? first : null;
}

async function rowsOf(
  queries: Queries,
  ledger: Work["member"]["ledger"],
  table: RecordTable,
): Promise<PresentRows> {
  const found = new Map<string, RecordRow>();
  for (let after = ""; ;) {
    const { rows } = await sql<RecordRow>`select * from ${sql.table(table)}
      where ledger_id = ${ledger} and id > ${after} order by id limit ${PAGE_SIZE}`.execute(
      queries,
    );
    for (const row of rows) found.set(row.id, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return found;
    after = last.id;
    await setImmediate();
  }
}
