import type { CategoryId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Queries } from "./database.ts";

/** What the categories of a ledger are called; removed ones too, since removed records name them. */
export type CategoryNames = {
  readonly nameOf: (id: CategoryId) => string;
  readonly idOf: (kind: TransactionKind, name: string) => CategoryId;
};

/** Reads the names of all categories of a ledger: a few dozen, and every record names one of them. */
export async function categoryNames(queries: Queries, ledger: LedgerId): Promise<CategoryNames> {
  const rows = await queries
    .selectFrom("categories")
    .select(["id", "kind", "name", "deleted_at"])
    .where("ledger_id", "=", ledger)
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    nameOf: (id) => names.get(id) ?? "",
    idOf: (kind, name) => {
      const found = rows.find(
        (row) => row.kind === kind && row.name === name && row.deleted_at === null,
      );
      if (found === undefined) throw new Error("the category was looked for before");
      return found.id;
    },
  };
}
