/** The typed fields of a dialog, and the drafts that were sent without a response. */
export type SavedDraft<Fields = Readonly<Record<string, string>>> = {
  readonly fields: Fields;
  /** The tries that were sent: the same fields sent again are the same change. Empty for a change of a record. */
  readonly tries: readonly { readonly fields: Fields; readonly key: string }[];
  /** The record to change, by its id, and the fields that the form showed before; null for a new one. */
  readonly edited: { readonly id: string; readonly seen: Fields } | null;
};

/** The most entries of a dialog that are stored; the latest ones. */
export const MAX_DRAFTS = 20;

/**
 * The forms with stored drafts; `simulation` and `waiting`, the amounts of planned movements that wait, are in no dialog.
 * No form with a password is among them.
 */
export type DraftedDialog =
  | "account"
  | "balance"
  | "budget"
  | "category"
  | "division"
  | "email"
  | "goal"
  | "passkey-name"
  | "profile"
  | "put-aside"
  | "recurrence"
  | "reserve"
  | "rule"
  | "simulation"
  | "transaction"
  | "waiting";

/** The drafts of the signed-in user, in this tab alone. Never fails: a draft that cannot be stored is lost. */
export type Drafts = {
  readonly read: (dialog: DraftedDialog) => readonly SavedDraft[];
  /**
   * Replaces the stored entries of a dialog, the latest first; stores nothing when nobody is signed in. Unfinished is
   * what is being typed or sent, not what was left.
   */
  readonly write: (
    dialog: DraftedDialog,
    entries: readonly SavedDraft[],
    isUnfinished: boolean,
  ) => void;
  /** Whether the session of an earlier page ended amid an entry of a dialog, which is then shown again; told once. */
  readonly wasUnfinished: (dialog: DraftedDialog) => boolean;
};
