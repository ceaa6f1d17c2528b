import type { ActorRefFrom } from "xstate";
import type {
  CategoryContent,
  CategoryFields,
} from "../../../application/categories/category-form.ts";
import type { Wish } from "../../../application/rules/arrange-record.ts";
import type { mergeCategoryMachine } from "../../../application/categories/merge-category.machine.ts";
import type { recordDialogMachine } from "../../../application/entries/record-dialog.machine.ts";
import type { Category, CategoryPatch } from "../../../domain/categories/category.ts";
import type { StoredRecord } from "../../../domain/ledger/stored-record.ts";

export type CategoryDialogActor = ActorRefFrom<
  ReturnType<
    typeof recordDialogMachine<CategoryFields, CategoryContent, Category, StoredRecord<Category>>
  >
>;

export type MergeCategoryActor = ActorRefFrom<ReturnType<typeof mergeCategoryMachine>>;

/** The actors of the categories screen. */
export type CategoriesFeature = {
  readonly dialog: CategoryDialogActor;
  readonly arrange: (wishes: readonly Wish<Category, CategoryPatch>[]) => void;
  readonly merge: MergeCategoryActor;
};
