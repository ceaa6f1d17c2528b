import * as v from "valibot";
import type { Drafts } from "../../application/entries/drafts.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

const fields = v.record(v.string(), v.string());
const entry = v.object({
  fields,
  tries: v.array(v.object({ fields, key: v.string() })),
  edited: v.optional(v.nullable(v.object({ id: v.string(), seen: fields })), null),
});
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.string(),
    dialogs: v.record(v.string(), v.array(entry)),
  }),
);

/** Drafts in the storage of the tab, for one owner; those of another owner are removed. */
export function sessionDrafts(storage: SafeStorage, owner: () => string | null): Drafts {
  const own = () => {
    const found = v.safeParse(stored, storage.get(storageKeys.drafts));
    if (found.success && found.output.owner === owner()) return found.output.dialogs;
    storage.remove(storageKeys.drafts);
    return {};
  };
  return {
    read: (dialog) => own()[dialog] ?? [],
    write: (dialog, entries) => {
      const writer = owner();
      if (writer === null) return;
      const { [dialog]: _, ...others } = own();
      const dialogs = entries.length === 0 ? others : { ...others, [dialog]: entries };
      if (Object.keys(dialogs).length === 0) storage.remove(storageKeys.drafts);
      else storage.set(storageKeys.drafts, JSON.stringify({ owner: writer, dialogs }));
    },
  };
}
