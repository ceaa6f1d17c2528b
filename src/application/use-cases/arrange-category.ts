import type { Category, CategoryPatch, WantedCategory } from "../../domain/categories/category.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { categoriesInBook } from "../kinds/categories.ts";
import type { Ledger } from "../ledger.ts";
import type { Records } from "../ports/records.ts";
import { removeRecord } from "./remove-record.ts";
import { writeRecord } from "./write-record.ts";

/** One change of a category that needs no form. */
export type Arrangement = {
  readonly category: Seen<Category>;
  /** Null removes it. */
  readonly patch: CategoryPatch | null;
  readonly change: ChangeId;
};

/** Moves, archives, takes back or removes a category, as it was seen. Rejects with a Failure. */
export const arrangeCategory =
  (categories: Records<Category, WantedCategory, CategoryPatch>, ledger: Pick<Ledger, "write">) =>
  async ({ category: target, patch, change }: Arrangement): Promise<void> => {
    if (patch === null)
      return removeRecord(categoriesInBook, categories, ledger)({ target, key: change });
    const { revision: seen, ...category } = target;
    await writeRecord(ledger, categoriesInBook, {
      change,
      record: { ...category, ...patch },
      call: (last) => categories.update(category.id, patch, { seen: last ?? seen, change }),
    });
  };
