import type { Seen } from "../../domain/ledger/stamped.ts";
import type { Filling } from "../acts/form.ts";
import type { FormDialogEvent, Mode } from "../acts/form-dialog.machine.ts";

/** A draft that was sent for an entry: the same fields sent again are the same change. */
type Try<Fields, Draft> = {
  readonly fields: Fields;
  readonly draft: Draft;
  /** The id of the change. */
  readonly key: string;
};

/** An entry on its way, with all drafts sent for it so far; only the last is the wanted state. */
export type Entry<Fields, Draft, Kept> = {
  readonly mode: Mode<Seen<Kept>>;
  readonly tries: readonly Try<Fields, Draft>[];
  readonly addAnother: boolean;
};

export type RecordDialogEvent<Fields, Kept> =
  | FormDialogEvent<Fields, Seen<Kept>>
  /** Saves, and continues with a further entry. */
  | { readonly type: "SUBMIT_AND_ADD" }
  | ({ readonly type: "FILL" } & Filling<Fields>)
  /** Opens for a new record with other blank fields than usual. */
  | { readonly type: "OPEN_ANEW"; readonly blank: Fields }
  /** Discards what was typed. */
  | { readonly type: "CLEAR" }
  /** Resolves a conflict: with one's own version, the other one, or field by field. */
  | { readonly type: "KEEP_MINE" }
  | { readonly type: "KEEP_THEIRS" }
  | { readonly type: "MERGE" }
  | {
      readonly type: "PICK";
      readonly field: keyof Fields & string;
      readonly side: "mine" | "theirs";
    }
  /** Creates a new record from a change of one that is gone. */
  | { readonly type: "RECORD_ANEW" };
