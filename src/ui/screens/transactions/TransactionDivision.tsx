import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { useOverlays } from "../../overlay-context.ts";
import { DivideDialog } from "../shared/DivideDialog.tsx";

/** Divides a record into several, or takes out of it what is somebody else's. */
export const TransactionDivision = ({ categories }: { readonly categories: CategoryLists }) => (
  <DivideDialog dialog={useOverlays().division.dialog} categories={categories} />
);
