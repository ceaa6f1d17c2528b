import type { SafeStorage } from "./stores/safe-storage.ts";
import { storageKeys } from "./stores/storage-keys.ts";

/** Where a session ended that its person did not end: the path of the screen, and the dialog that was not saved. */
export type EndedSession = { readonly path: string; readonly dialog: string | null };

/** No part has a line break. */
const BREAK = "\n";

/** Leaves for the next session of the same person in this tab where this one ended. */
export const leaveEnded = (tab: SafeStorage, owner: string, { path, dialog }: EndedSession): void =>
  tab.set(storageKeys.ended, [owner, path, dialog ?? ""].join(BREAK));

/**
 * Takes from the tab where a person's session ended; null if it did not, or the person ended it. Somebody else's is
 * removed and told to nobody.
 */
export function takeEnded(tab: SafeStorage, owner: string | null): EndedSession | null {
  const [of, path = "", dialog = ""] = tab.get(storageKeys.ended)?.split(BREAK) ?? [];
  tab.remove(storageKeys.ended);
  return of === owner && path.startsWith("/") ? { path, dialog: dialog || null } : null;
}
