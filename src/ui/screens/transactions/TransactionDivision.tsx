import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { useOverlays } from "../../overlay-context.ts";
import { DivideDialog } from "../shared/DivideDialog.tsx";

/** Splits a record into several, or removes a part that belongs to somebody else. */
export const TransactionDivision = ({ categories }: { readonly categories: CategoryLists }) => (
  <DivideDialog dialog={useOverlays().division.dialog} categories={categories} />
);
