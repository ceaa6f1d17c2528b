import { sql, type RawBuilder } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Instant } from "../../../application/clock.ts";
import type { Pruning } from "../../../application/ledger/prune-ledgers.ts";
import type { Database, Queries } from "../database.ts";
import { deleteOldest } from "./delete-oldest.ts";
import { FILED_TABLES, RECORD_TABLES, recordKind } from "./record-kinds.ts";
import { transact } from "../transact.ts";

/**
 * Whether nothing is filed under a category any more, tombstones included; those of old movements were deleted before.
 */
const isUnnamed = (before: Instant) => sql`
  and not exists (select 1 from month_sums as named where ${NAMED})
  ${sql.join(
    FILED_TABLES.map((table) => {
      const old = table === "transactions" ? sql`and named.deleted_at >= ${before}` : sql``;
      return sql`and not exists (select 1 from ${sql.table(table)} as named where ${NAMED} ${old})`;
    }),
    sql` `,
  )}`;

const NAMED = sql`named.ledger_id = categories.ledger_id and named.category_id = categories.id`;

/** How removed and replaced rows are stored in a table. */
type Past = {
  readonly table: string;
  readonly key: readonly string[];
  /** The column with the moment of the removal or replacement. */
  readonly at: string;
  /** Whether clients with a copy must learn of it. */
  readonly isTold: boolean;
  readonly also: (before: Instant) => RawBuilder<unknown>;
  /** The rows deleted at once. */
  readonly atOnce: number;
};

const tombstones = (table: string): Past => ({
  table,
  key: ["id"],
  at: "deleted_at",
  isTold: false,
  also: () => sql``,
  atOnce: 200,
});

/** The tables of records, each before those that its rows refer to. No client has a copy of imports. */
const PAST: readonly Past[] = [
  ...RECORD_TABLES.toReversed().map((table) => ({
    ...tombstones(table),
    // Clients with a copy learn of other rows with the record that they belong to.
    isTold: recordKind(table).revisionColumn !== null,
    // For each, the database itself searches all movements for a reference.
    ...(table === "categories" && { also: isUnnamed, atOnce: 1 }),
  })),
  { ...tombstones("imports"), at: "removed_at" },
  { ...tombstones("versions"), key: ["change_id", "resource", "id"], at: "made_at" },
];

/** Deletes the oldest rows of a table; returns whether there were any. */
async function clearSome(
  queries: Queries,
  ledger: LedgerId,
  { table, key, at, isTold, also, atOnce }: Past,
  before: Instant,
): Promise<boolean> {
  const oldest = { table, key, at, before, also: also(before), most: atOnce };
  const rows = await deleteOldest(queries, ledger, oldest);
  if (isTold && rows.length > 0) {
    const pruned = Math.max(...rows.map(({ revision }) => revision));
    const own = queries.updateTable("ledgers").where("id", "=", ledger);
    await own.where("pruned_revision", "<", pruned).set({ pruned_revision: pruned }).execute();
  }
  return rows.length > 0;
}

/** The page size of the list of ledgers. */
const LEDGER_BATCH_SIZE = 100;

async function* ledgersWithOld(queries: Queries, before: Instant): AsyncGenerator<LedgerId> {
  const old = PAST.map(
    ({ table, at }) => sql`exists (select 1 from ${sql.table(table)} as past
      where past.ledger_id = ledgers.id and ${sql.ref(`past.${at}`)} < ${before})`,
  );
  type Looked = { readonly id: LedgerId; readonly has_old: number | boolean };
  let after = "";
  for (;;) {
    const { rows } = await sql<Looked>`select id, ${sql.join(old, sql` or `)} as has_old
      from ledgers where id > ${after} order by id limit ${LEDGER_BATCH_SIZE}`.execute(queries);
    for (const { id, has_old: hasOld } of rows) {
      if (hasOld) yield id;
      after = id;
    }
    if (rows.length < LEDGER_BATCH_SIZE) return;
  }
}

/** Deletes old removed and replaced rows under the lock of their ledger, like every write there. */
export const kyselyPruning = (database: Database): Pruning => ({
  ledgersWithOld: (before) => ledgersWithOld(database.queries, before),
  pruneSome: (ledger, before) =>
    transact(database.queries, async (queries) => {
      await database.lock(queries.selectFrom("ledgers").select("id").where("id", "=", ledger));
      for (const past of PAST) if (await clearSome(queries, ledger, past, before)) return true;
      return false;
    }),
});
