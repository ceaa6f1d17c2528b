import type { CategoryTrail } from "../../../../src/domain/categories/by-id.ts";
import type { CategoryId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import type { Queries } from "../database.ts";

/** The names of a ledger's categories, removed ones included, since removed records refer to them. */
export type CategoryNames = {
  readonly nameOf: (id: CategoryId) => string;
  readonly idOf: (kind: TransactionKind, name: string) => CategoryId;
  /** See `RecordWriters`. */
  readonly trailOf: (id: CategoryId) => CategoryTrail;
};

/** Reads the names of all categories of a ledger: a few dozen, and every record refers to one of them. */
export async function categoryNames(queries: Queries, ledger: LedgerId): Promise<CategoryNames> {
  const rows = await queries
    .selectFrom("categories")
    .select(["id", "kind", "name", "merged_into", "deleted_at"])
    .where("ledger_id", "=", ledger)
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const find = (kind: TransactionKind, name: string) =>
    rows.find((row) => row.kind === kind && row.name === name && row.deleted_at === null);
  return {
    nameOf: (id) => names.get(id) ?? "",
    idOf: (kind, name) => {
      const found = find(kind, name);
      if (found === undefined) throw new Error("the category was looked for before");
      return found.id;
    },
    trailOf: (id) => {
      const trail = new Set<(typeof rows)[number]>();
      for (let next: CategoryId | null = id; next !== null;) {
        const row = rows.find((one) => one.id === next);
        if (row === undefined || trail.has(row)) break;
        trail.add(row);
        next = row.deleted_at === null ? null : row.merged_into;
      }
      return [...trail]
        .map((row) => ({ ...row, removed: row.deleted_at !== null }))
        .filter(({ kind, name, removed }) => !removed || find(kind, name) === undefined);
    },
  };
}
