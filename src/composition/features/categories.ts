import { createActor, fromPromise } from "xstate";
import { categoryForm } from "../../application/forms/category-form.ts";
import { arrangementsMachine } from "../../application/machines/arrangements.machine.ts";
import { mergeCategoryMachine } from "../../application/machines/merge-category.machine.ts";
import { outbox } from "../../application/machines/outbox.ts";
import type { CategoryNews } from "../../application/notice.ts";
import type { Categories } from "../../application/ports/categories.ts";
import { arrangeCategory, type Arrangement } from "../../application/use-cases/arrange-category.ts";
import { saveCategory } from "../../application/use-cases/save-category.ts";
import { httpCategories } from "../../infrastructure/http/http-categories.ts";
import type { CategoriesFeature } from "../../ui/screens/categories/categories-feature.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";

const CATEGORIES = key<Categories>("categories");

const needs = {
  ...recordNeeds,
  categories: CATEGORIES,
};

/** The categories of one's own. */
export const categoriesFeature = feature(
  [bind(CATEGORIES, [keys.api, keys.removal], httpCategories)],
  needs,
  startCategories,
);

/** Starts the writes of the screen of categories; what changes more than a place is told. */
export function startCategories(given: NeedsOf<typeof needs>): CategoriesFeature {
  const { categories, ids, ledger, notify } = given;
  const newKey = () => ids.next();
  const dialog = startRecordDialog(categoryForm, given, saveCategory(categories, ledger));
  dialog.on("SAVED", ({ change, undo }) =>
    notify({ type: "category-changed", news: { type: change }, undo }),
  );

  const arrangements = createActor(
    arrangementsMachine(newKey).provide({
      actors: { outbox: outbox(arrangeCategory(categories, ledger)) },
    }),
  ).start();
  arrangements.on("ARRANGED", ({ arrangement }) => {
    const news = newsOf(arrangement);
    if (news !== null) notify({ type: "category-changed", news, undo: arrangement.change });
  });
  arrangements.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));

  const merge = createActor(
    mergeCategoryMachine(newKey).provide({
      actors: {
        merge: fromPromise(async ({ input: { from, into, change } }) => {
          await categories.merge(from.id, into, { seen: from.revision, change });
        }),
      },
    }),
  ).start();
  merge.on("MERGED", ({ from, change }) =>
    notify({ type: "category-changed", news: { type: "merged", name: from }, undo: change }),
  );
  return { dialog, arrangements, merge };
}

/** The news of a change; null of one that only moves a category. */
function newsOf({ patch }: Arrangement): CategoryNews | null {
  if (patch === null) return { type: "removed" };
  if (patch.archived === undefined) return null;
  return { type: patch.archived ? "archived" : "restored" };
}
