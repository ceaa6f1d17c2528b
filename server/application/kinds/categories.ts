import type {
  Category,
  CategoryPatch,
  WantedCategory,
} from "../../../src/domain/categories/category.ts";
import { categoryFault } from "../../../src/domain/categories/category-fault.ts";
import { CATEGORY_PLACES } from "../../../src/domain/categories/category-order.ts";
import { positionAfter } from "../../../src/domain/shared/positions.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import { recordWrites, type WritePorts } from "../ledger/record-writes.ts";

/** Writes categories: a new one is offered at once, and records show a new name at once. */
export const categoryWrites = (ports: WritePorts) =>
  recordWrites(ports, async ({ ledgers, records }, { ledger }) => {
    const present = await ledgers.categories(ledger);
    return {
      writer: records.categories,
      made: (wanted: WantedCategory, id, earlier): Category => ({
        ...wanted,
        id: categoryId(id),
        position:
          wanted.position ??
          earlier?.position ??
          positionAfter(
            present.filter(({ kind }) => kind === wanted.kind),
            CATEGORY_PLACES,
          ),
        archived: false,
      }),
      changed: (category, patch: CategoryPatch) => ({ ...category, ...patch }),
      judge: async (category) => categoryFault(present, category),
    };
  });
