import type { Category, CategoryPatch } from "../../../src/domain/categories/category.ts";
import {
  categoryFault,
  type CategoryFault,
} from "../../../src/domain/categories/category-fault.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { CategoryId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork } from "../ports/ledger-work.ts";
import type { Member } from "../ports/ledgers.ts";
import { replaceRecord, type Edit, type EditRefusal } from "../record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

export type CategoryUpdateRefusal = EditRefusal<Category> | CategoryFault;

/** Changes what is said of a category, and leaves the rest; its records show it under its new name at once. */
export const updateCategory =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    id: CategoryId,
    patch: CategoryPatch,
    edit: Edit,
  ): Promise<Result<Stamped<Category>, CategoryUpdateRefusal>> =>
    ledgerWork(member, edit.change, (stores) =>
      replaceRecord(
        stores,
        stores.records.categories,
        edit,
        id,
        (present) => ({ ...present, ...patch }),
        () => true,
        async (category) => categoryFault(await stores.ledgers.categories(member.ledger), category),
      ),
    );
