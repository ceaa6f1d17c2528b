import * as v from "valibot";
import type { DraftedDialog, Drafts, SavedDraft } from "../../application/entries/drafts.ts";
import { seal, unseal } from "./seal.ts";
import { sealedFromText, sealedToText } from "./sealed-text.ts";
import type { SafeStorage } from "../browser/stores/safe-storage.ts";
import { storageKeys } from "../browser/stores/storage-keys.ts";

const fields = v.record(v.string(), v.string());
const entry = v.object({
  fields,
  tries: v.array(v.object({ fields, key: v.string() })),
  edited: v.optional(v.nullable(v.object({ id: v.string(), seen: fields })), null),
});
const dialogs = v.record(v.string(), v.array(entry));
const unsealed = v.pipe(v.string(), v.parseJson(), dialogs);
const stored = v.pipe(
  v.string(),
  v.parseJson(),
  // Older versions stored the dialogs as they are.
  v.union([
    v.object({ owner: v.string(), sealed: v.string() }),
    v.object({ owner: v.string(), dialogs }),
  ]),
);

type Dialogs = Readonly<Partial<Record<DraftedDialog, readonly SavedDraft[]>>>;

export type SealedDrafts = Pick<Drafts, "read"> & {
  readonly write: (dialog: DraftedDialog, entries: readonly SavedDraft[]) => void;
  /** Resolves once what an earlier page of the tab has left can be read; what does not open is removed. */
  readonly opened: Promise<void>;
};

/** Whether an earlier page of the tab may have left drafts. */
export const mayHaveDrafts = (tab: SafeStorage): boolean => tab.get(storageKeys.drafts) !== null;

const label = (owner: string) => JSON.stringify(["drafts", owner]);

/** The stored text, decrypted; null if it cannot be. */
async function textOf(
  found: v.InferOutput<typeof stored>,
  labelled: string,
  key: () => Promise<CryptoKey>,
): Promise<string | null> {
  if ("dialogs" in found) return JSON.stringify(found.dialogs);
  const opener = await key();
  try {
    return await unseal(opener, labelled, sealedFromText(found.sealed));
  } catch {
    return null;
  }
}

/**
 * Drafts in memory, and sealed in the storage of the tab, for one owner; those of another owner are removed. The
 * browser writes that storage to its disk and leaves it there for long: only the key tells what it says. Until there is
 * a key, drafts are in memory alone.
 */
export function sealedDrafts(
  tab: SafeStorage,
  owner: () => string | null,
  key: () => Promise<CryptoKey>,
): SealedDrafts {
  let writer = owner();
  let written: Dialogs = {};
  /** The drafts of an earlier page that no dialog has read yet. */
  let left: Dialogs = {};

  const open = async () => {
    const [of, found] = [writer, v.safeParse(stored, tab.get(storageKeys.drafts))];
    if (of === null || !found.success || found.output.owner !== of) {
      tab.remove(storageKeys.drafts);
      return;
    }
    const text = await textOf(found.output, label(of), key);
    if (writer !== of) return;
    const read = v.safeParse(unsealed, text);
    if (read.success) left = read.output;
    // Nothing stays there that does not open, or as an older version left it.
    store();
  };
  const opened = Promise.resolve().then(open);

  const all = (): Dialogs => {
    const both = { ...left };
    for (const [dialog, entries] of Object.entries(written) as [DraftedDialog, SavedDraft[]][])
      both[dialog] = [...entries, ...(left[dialog] ?? [])];
    return both;
  };
  const sealAll = async () => {
    const [of, entries] = [writer, all()];
    const isEmpty = Object.values(entries).every(({ length }) => length === 0);
    const sealed =
      of === null || isEmpty ? null : await seal(await key(), label(of), JSON.stringify(entries));
    // Whoever has signed out, or withdrawn the consent, has had it removed.
    if (of === null || owner() !== of) return;
    if (sealed === null) tab.remove(storageKeys.drafts);
    else tab.set(storageKeys.drafts, JSON.stringify({ owner: of, sealed: sealedToText(sealed) }));
  };

  let isStored = true;
  let storing: Promise<void> | null = null;
  const storeLatest = async () => {
    await opened;
    while (!isStored) {
      isStored = true;
      await sealAll().catch(() => undefined);
    }
    storing = null;
  };
  const store = () => {
    isStored = false;
    storing ??= storeLatest();
  };

  return {
    opened,
    read: (dialog) => {
      if (owner() !== writer) return [];
      const { [dialog]: found = [], ...others } = left;
      left = others;
      written = { ...written, [dialog]: [...(written[dialog] ?? []), ...found] };
      return written[dialog] ?? [];
    },
    write: (dialog, entries) => {
      const by = owner();
      if (by === null) return;
      if (by !== writer) [writer, written, left] = [by, {}, {}];
      if (entries.length === 0 && (written[dialog] ?? []).length === 0) return;
      written = { ...written, [dialog]: entries };
      store();
    },
  };
}
