import type { Drafts, SavedDraft } from "../../../src/application/entries/drafts.ts";

/** Drafts that last as long as the test. */
export function fakeDrafts(): Drafts {
  const kept = new Map<string, readonly SavedDraft[]>();
  return {
    read: (dialog) => kept.get(dialog) ?? [],
    write: (dialog, entries) => kept.set(dialog, entries),
    wasUnfinished: () => false,
  };
}
