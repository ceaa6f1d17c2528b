import { useSyncExternalStore } from "react";
import { viewOwnColours, type OwnColours } from "../application/categories/view-own-colours.ts";
import { useSignedIn } from "./signed-in-context.ts";

/** The user's own colours of expense categories, for a ring and its surroundings. */
export function useOwnColours(): OwnColours {
  const { ledger } = useSignedIn();
  return useSyncExternalStore(ledger.subscribe, () => viewOwnColours(ledger.getSnapshot()));
}
