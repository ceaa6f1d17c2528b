import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Failure } from "../../../application/failure.ts";
import type { FormFault } from "../../../application/forms/form.ts";
import type { Picks, Versions } from "../../../application/forms/versions.ts";
import { DialogForm, type DialogActor, type FieldOf } from "./DialogForm.tsx";
import { RecordGone } from "./RecordGone.tsx";
import { VersionChoice, type ShownFields } from "./VersionChoice.tsx";

/** What the form of a record needs of its dialog beside what every form does. */
export type RecordDialog<Fields> = DialogActor<Fields> & {
  send(
    event:
      | { readonly type: "KEEP_MINE" | "KEEP_THEIRS" | "MERGE" | "RECORD_ANEW" }
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
    };
    hasTag(tag: "choosing" | "gone"): boolean;
  };
};

type RecordFormProps<Fields> = {
  readonly dialog: RecordDialog<Fields>;
  /** The sentence for required fields that are empty. */
  readonly incomplete: string;
  /** How its fields are shown where two versions stand against each other. */
  readonly shown: ShownFields<Fields>;
  /** Whether what was typed would make a record by itself. */
  readonly mayBeNew?: boolean;
  readonly children: (field: FieldOf<Fields>) => ReactNode;
};

/** The form of a record, or what has to be said before it where somebody else was faster. */
export function RecordForm<Fields extends Readonly<Record<keyof Fields, string>>>({
  dialog,
  incomplete,
  shown,
  mayBeNew = true,
  children,
}: RecordFormProps<Fields>) {
  const choosing = useSelector(dialog, (snapshot) => snapshot.hasTag("choosing"));
  const gone = useSelector(dialog, (snapshot) => snapshot.hasTag("gone"));
  if (choosing) return <VersionChoice dialog={dialog} shown={shown} />;
  if (gone) return <RecordGone dialog={dialog} mayBeNew={mayBeNew} />;
  return (
    <DialogForm dialog={dialog} incomplete={incomplete}>
      {children}
    </DialogForm>
  );
}
