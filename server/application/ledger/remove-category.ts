import { offersOne } from "../../../src/domain/categories/category-fault.ts";
import { mergedBudgets } from "../../../src/domain/categories/merged-budgets.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { CategoryId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork, WorkStores } from "./ledger-work.ts";
import type { Member } from "./ledgers.ts";
import { removeRecord, type Edit, type EditRefusal } from "./record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type CategoryRemovalRefusal =
  | EditRefusal<Category>
  | "category-in-use"
  | "last-category"
  /** The category to merge into is not another one of the same kind. */
  | "bad-category";

/**
 * Removes a category that nothing is filed under, or merges it into another of its kind: its movements and its budgets
 * move there, all as one change.
 */
export const removeCategory =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    id: CategoryId,
    into: CategoryId | null,
    edit: Edit,
  ): Promise<Result<StoredRecord<Category>, CategoryRemovalRefusal>> =>
    ledgerWork(member, edit.change, async (stores) => {
      const { records, ledgers } = stores;
      const categories = await ledgers.categories(member.ledger);
      const isRepeated = await records.isRepeated();
      if (isRepeated && (await records.mergedInto(id)) !== into) return refused("change-reused");
      return removeRecord(
        stores,
        records.categories,
        edit,
        id,
        () => true,
        async (own): Promise<Result<StoredRecord<Category>, CategoryRemovalRefusal>> => {
          const left = categories.filter((category) => category.id !== id);
          const target = into === null ? null : left.find((category) => category.id === into);
          if (target === undefined || (target && target.kind !== own.kind))
            return refused("bad-category");
          if (!offersOne(left, own.kind)) return refused("last-category");
          if (target !== null) return accepted(await merge(stores, member, own, target));
          return (await ledgers.isUsed(member.ledger, id))
            ? refused("category-in-use")
            : accepted(await records.categories.remove(id));
        },
      );
    });

async function merge(
  { records, budgets }: WorkStores,
  { ledger }: Member,
  from: Category,
  into: Category,
): Promise<StoredRecord<Category>> {
  if (from.kind === "expense") {
    const merged = mergedBudgets(await budgets.list(ledger), from.name, into.name);
    for (const { id } of merged.removed) await records.budgets.remove(id);
    for (const budget of merged.changed) await records.budgets.replace(budget);
  }
  return records.mergeCategory(from.id, into.id);
}
