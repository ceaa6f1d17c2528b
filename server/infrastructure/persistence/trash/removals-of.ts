import { sql } from "kysely";
import type { Resource } from "../../../../src/domain/ledger/resource.ts";
import type { CategoryId, ChangeId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Removal } from "../../../../src/domain/trash/removal.ts";
import type { Queries } from "../database.ts";
import { TABLE_OF } from "./resources.ts";

/** A removed row's place in the log. */
type Removed = {
  readonly revision: number;
  readonly deleted_at: number;
  readonly removal_change: ChangeId;
};

type Counted = { readonly revision: number; readonly kind: Resource; readonly count: number };

/** The kinds of each table, in the order of a sentence. */
const RESOURCES_OF = Map.groupBy(
  Object.keys(TABLE_OF) as readonly Resource[],
  (resource) => TABLE_OF[resource],
);

/** Returns what the changes of some removed rows removed in all. */
export async function removalsOf(
  queries: Queries,
  ledger: LedgerId,
  nameOf: (category: CategoryId) => string,
  removed: readonly Removed[],
): Promise<(row: Removed) => Removal> {
  const revisions = [...new Set(removed.map(({ revision }) => revision))];
  if (revisions.length === 0) return () => NOTHING;
  const moments = [...new Set(removed.map((row) => row.deleted_at))];
  // Rows of one removal are of one moment, which their index begins with.
  const inThese = sql`ledger_id = ${ledger} and deleted_at in (${sql.join(moments)})
    and revision in (${sql.join(revisions)})`;
  const counts = new Map<number, Map<Resource, number>>();
  for (const [table, resources] of RESOURCES_OF) {
    const kind = table === "transactions" ? sql`kind` : sql`${sql.lit(resources[0])}`;
    const { rows } = await sql<Counted>`select revision, ${kind} as kind, count(*) as count
      from ${sql.table(table)} where ${inThese} group by 1, 2 order by 1, 2 desc`.execute(queries);
    for (const { revision, kind: resource, count } of rows) {
      const own = counts.get(revision) ?? new Map<Resource, number>();
      counts.set(revision, own.set(resource, count));
    }
  }
  const merges = await sql<{
    readonly revision: number;
    readonly name: string;
    readonly merged_into: CategoryId;
  }>`select revision, name, merged_into from categories
    where ${inThese} and merged_into is not null`.execute(queries);
  const merged = new Map(
    merges.rows.map((row) => [row.revision, { from: row.name, into: nameOf(row.merged_into) }]),
  );
  const imports = queries.selectFrom("imports").select(["undo_change", "name", "undo_removed"]);
  const changes = [...new Set(removed.map((row) => row.removal_change))];
  const own = imports.where("ledger_id", "=", ledger).where("undo_change", "in", changes);
  const undone = new Map(
    (await own.execute()).map((row) => [
      row.undo_change,
      { name: row.name, movements: row.undo_removed ?? 0 },
    ]),
  );
  return ({ revision, removal_change: change }) => ({
    counts: counts.get(revision) ?? new Map(),
    merged: merged.get(revision) ?? null,
    undone: undone.get(change) ?? null,
  });
}

const NOTHING: Removal = { counts: new Map(), merged: null, undone: null };
