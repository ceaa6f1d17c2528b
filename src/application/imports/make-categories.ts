import type { Category, CategoryPatch, WantedCategory } from "../../domain/categories/category.ts";
import { CATEGORY_PLACES } from "../../domain/categories/category-order.ts";
import { categoriesOf } from "../../domain/ledger/read-book.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { positionAfter } from "../../domain/shared/positions.ts";
import { saveRecord } from "../entries/save-record.ts";
import { failureOf, isLeft, type Failure } from "../failure.ts";
import type { IdGenerator } from "../id-generator.ts";
import { categoriesInBook } from "../kinds/categories.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Records } from "../ledger/records.ts";

/** The name and the kind of a new category. */
export type NewCategory = Pick<Category, "kind" | "name">;

/** The changes that made categories, and why the rest was not made; null if all were. */
export type MadeCategories = {
  readonly changes: readonly ChangeId[];
  readonly failure: Failure | null;
};

/** The code of a refusal because another category has the name. */
const NAME_TAKEN = "categoria_repetida";

/** Makes categories by their names, one after the other, each the last of its kind; one that is there already stays. */
export const makeCategories =
  (
    categories: Records<Category, WantedCategory, CategoryPatch>,
    ledger: Pick<Ledger, "write" | "getSnapshot">,
    ids: IdGenerator,
  ) =>
  async (wanted: readonly NewCategory[]): Promise<MadeCategories> => {
    const save = saveRecord(categoriesInBook, categories, ledger);
    const changes: ChangeId[] = [];
    for (const { kind, name } of wanted) {
      const key = ids.next();
      const position = positionAfter(categoriesOf(ledger.getSnapshot(), kind), CATEGORY_PLACES);
      const look = { role: null, colour: null, icon: null, fixed: false, archived: false };
      const draft = { kind, name, position, ...look };
      try {
        // each takes its place after the one before
        await save({ mode: { type: "create" }, tries: [{ draft, key }] });
        changes.push(changeId(key));
      } catch (reason: unknown) {
        const failure = failureOf(reason);
        if (isLeft(reason)) changes.push(changeId(key));
        else if (failure.type !== "rejected" || failure.code !== NAME_TAKEN)
          return { changes, failure };
      }
    }
    return { changes, failure: null };
  };
