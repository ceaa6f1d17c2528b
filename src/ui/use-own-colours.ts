import { useSyncExternalStore } from "react";
import { viewOwnColours, type OwnColours } from "../application/categories/view-own-colours.ts";
import { useSignedIn } from "./signed-in-context.ts";

/** The colours that the user has given to categories of expenses, for the slices of a ring and what stands beside it. */
export function useOwnColours(): OwnColours {
  const { ledger } = useSignedIn();
  return useSyncExternalStore(ledger.subscribe, () => viewOwnColours(ledger.getSnapshot()));
}
