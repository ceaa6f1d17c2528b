import type { Seen } from "../../domain/ledger/stamped.ts";
import type { Failure } from "../failure.ts";
import type { Filling } from "../acts/form.ts";
import type { FormDialogEvent, Mode } from "../acts/form-dialog.machine.ts";

/** Something that was sent for an entry: the same fields sent again are the same change. */
type Try<Fields, Draft> = {
  readonly fields: Fields;
  readonly draft: Draft;
  /** The name of the change. */
  readonly key: string;
};

/** An entry on its way: what was sent for it so far, of which only the last is what it shall come to. */
export type Entry<Fields, Draft, Kept> = {
  readonly mode: Mode<Seen<Kept>>;
  readonly tries: readonly Try<Fields, Draft>[];
  readonly addAnother: boolean;
};

/** An entry that was not granted, and why. */
export type Returned<Fields, Draft, Kept> = {
  readonly entry: Entry<Fields, Draft, Kept>;
  readonly failure: Failure;
};

export type RecordDialogEvent<Fields, Kept> =
  | FormDialogEvent<Fields, Seen<Kept>>
  /** Saves, and stays open for a further entry. */
  | { readonly type: "SUBMIT_AND_ADD" }
  | ({ readonly type: "FILL" } & Filling<Fields>)
  /** Opens for a new record where a blank form begins with something of its own. */
  | { readonly type: "OPEN_ANEW"; readonly blank: Fields }
  /** Drops what was typed. */
  | { readonly type: "CLEAR" }
  /** Of two versions: one's own, the other one, or of each field the one that was changed or picked. */
  | { readonly type: "KEEP_MINE" }
  | { readonly type: "KEEP_THEIRS" }
  | { readonly type: "MERGE" }
  | {
      readonly type: "PICK";
      readonly field: keyof Fields & string;
      readonly side: "mine" | "theirs";
    }
  /** Makes a new record of what was meant for one that is gone. */
  | { readonly type: "RECORD_ANEW" };
