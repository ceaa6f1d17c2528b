import type { Failure } from "../../../application/failure.ts";
import type { FormFault } from "../../../application/acts/form.ts";
import type { Picks, Versions } from "../../../application/ledger/versions.ts";
import type { DialogActor } from "./DialogForm.tsx";

/** The interface of a record's dialog that its form needs, beyond that of every form. */
export type RecordDialog<Fields> = DialogActor<Fields> & {
  send(
    event:
      | { readonly type: "KEEP_MINE" | "KEEP_THEIRS" | "MERGE" | "RECORD_ANEW" | "CLEAR" }
      | {
          readonly type: "PICK";
          readonly field: keyof Fields & string;
          readonly side: "mine" | "theirs";
        },
  ): void;
  getSnapshot(): {
    readonly context: {
      readonly fields: Fields;
      readonly fault: FormFault<Fields> | null;
      readonly failure: Failure | null;
      readonly versions: Versions<Fields> | null;
      readonly picks: Picks;
      readonly recovered: boolean;
    };
    hasTag(tag: "choosing" | "gone"): boolean;
  };
};
