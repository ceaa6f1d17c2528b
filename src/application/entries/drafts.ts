/** The typed fields of a dialog, and the drafts that were sent without being acknowledged. */
export type KeptEntry<Fields = Readonly<Record<string, string>>> = {
  readonly fields: Fields;
  /** The same fields sent again are the same change; of a change of a record none are kept. */
  readonly tries: readonly { readonly fields: Fields; readonly key: string }[];
  /** The record that it changes, by its id, and what the form showed of it before; null for a new one. */
  readonly edited: { readonly id: string; readonly seen: Fields } | null;
};

/** So many entries of a dialog are kept, the last ones. */
export const DRAFTS_KEPT = 20;

/** The dialogs that keep drafts. */
export type DraftedDialog = "income" | "expense" | "budget" | "goal";

/** The drafts of whoever is signed in, in this tab alone. Never fails: what cannot be kept is lost. */
export type Drafts = {
  readonly read: (dialog: DraftedDialog) => readonly KeptEntry[];
  /** Takes the place of what was kept for that dialog; nothing is kept once nobody is signed in. */
  readonly write: (dialog: DraftedDialog, entries: readonly KeptEntry[]) => void;
};
