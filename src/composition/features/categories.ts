import { createActor, fromPromise } from "xstate";
import { categoryForm } from "../../application/categories/category-form.ts";
import { mergeCategoryMachine } from "../../application/categories/merge-category.machine.ts";
import type { CategoryNews } from "../../application/notice.ts";
import { categoriesInBook } from "../../application/kinds/categories.ts";
import type { CategoryMerge } from "../../application/categories/category-merge.ts";
import type { Records } from "../../application/ledger/records.ts";
import {
  arrangeEach,
  arrangeRecord,
  type Arrangement,
} from "../../application/rules/arrange-record.ts";
import { saveRecord } from "../../application/entries/save-record.ts";
import { categoryWrites } from "../../contract/kinds/categories.ts";
import type { Category, CategoryPatch, WantedCategory } from "../../domain/categories/category.ts";
import { httpCategoryMerge } from "../../infrastructure/http/http-category-merge.ts";
import { httpRecords } from "../../infrastructure/http/ledger/http-records.ts";
import type { CategoriesFeature } from "../../ui/screens/categories/categories-feature.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";

export const CATEGORIES = key<Records<Category, WantedCategory, CategoryPatch>>("categories");
export const bindCategories = bind(
  CATEGORIES,
  [keys.api, keys.categoryIdOf],
  httpRecords(categoryWrites, categoriesInBook),
);

const MERGE = key<CategoryMerge>("categoryMerge");

const needs = {
  ...recordNeeds,
  categories: CATEGORIES,
  mergeInto: MERGE,
};

/** The user's own categories. */
export const categoriesFeature = feature(
  [bindCategories, bind(MERGE, [keys.api], httpCategoryMerge)],
  needs,
  startCategories,
);

/** Starts the writes of the categories screen; each change but a move shows a toast. */
export function startCategories(given: NeedsOf<typeof needs>): CategoriesFeature {
  const { categories, mergeInto, ids, ledger, notify } = given;
  const newKey = () => ids.next();
  const dialog = startRecordDialog(
    categoryForm,
    given,
    saveRecord(categoriesInBook, categories, ledger),
    "category",
  );
  dialog.on("SAVED", ({ change, undo }) =>
    notify({ type: "category-changed", news: { type: change }, undo }),
  );

  const arrange = arrangeEach<Category, CategoryPatch>(
    arrangeRecord(categoriesInBook, categories, ledger),
    newKey,
    {
      arranged: (arrangement) => {
        const news = newsOf(arrangement);
        if (news !== null) notify({ type: "category-changed", news, undo: arrangement.change });
      },
      failed: (failure) => notify({ type: "failed", failure }),
    },
  );

  const merge = createActor(
    mergeCategoryMachine(newKey).provide({
      actors: {
        merge: fromPromise(async ({ input: { from, into, change } }) => {
          await mergeInto(from.id, into, { seen: from.revision, change });
        }),
      },
    }),
  ).start();
  merge.on("MERGED", ({ from, change }) =>
    notify({ type: "category-changed", news: { type: "merged", name: from }, undo: change }),
  );
  return { dialog, arrange, merge };
}

/** The news of a change; null for one that only moves a category. */
function newsOf({ patch }: Arrangement<Category, CategoryPatch>): CategoryNews | null {
  if (patch === null) return { type: "removed" };
  if (patch.archived === undefined) return null;
  return { type: patch.archived ? "archived" : "restored" };
}
