import { useSyncExternalStore } from "react";
import {
  viewCategoryLooks,
  type CategoryLooks,
} from "../application/categories/view-category-looks.ts";
import { useSignedIn } from "./signed-in-context.ts";

/** The looks of the user's categories; rerenders only when categories change. */
export function useCategoryLooks(): CategoryLooks {
  const { ledger } = useSignedIn();
  return useSyncExternalStore(ledger.subscribe, () => viewCategoryLooks(ledger.getSnapshot()));
}
