import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { DraftRecovered } from "./DraftRecovered.tsx";
import { DialogForm, type FieldOf } from "./DialogForm.tsx";
import type { RecordDialog } from "./record-dialog.ts";
import { RecordGone } from "./RecordGone.tsx";
import { VersionChoice, type ShownFields } from "./VersionChoice.tsx";

type RecordFormProps<Fields> = {
  readonly dialog: RecordDialog<Fields>;
  /** The sentence for required fields that are empty. */
  readonly incomplete: string;
  /** The display of its fields when two versions conflict. */
  readonly shown: ShownFields<Fields>;
  /** Whether the input would be valid as a new record. */
  readonly mayBeNew?: boolean;
  readonly children: (field: FieldOf<Fields>) => ReactNode;
};

/** The form of a record, or the conflict to resolve first where another member has changed it. */
export function RecordForm<Fields extends Readonly<Record<keyof Fields, string>>>({
  dialog,
  incomplete,
  shown,
  mayBeNew = true,
  children,
}: RecordFormProps<Fields>) {
  const choosing = useSelector(dialog, (snapshot) => snapshot.hasTag("choosing"));
  const gone = useSelector(dialog, (snapshot) => snapshot.hasTag("gone"));
  const recovered = useSelector(dialog, ({ context }) => context.recovered);
  if (choosing) return <VersionChoice dialog={dialog} shown={shown} />;
  if (gone) return <RecordGone dialog={dialog} mayBeNew={mayBeNew} />;
  return (
    <DialogForm dialog={dialog} incomplete={incomplete}>
      {(field) => (
        <>
          {recovered && <DraftRecovered onClear={() => dialog.send({ type: "CLEAR" })} />}
          {children(field)}
        </>
      )}
    </DialogForm>
  );
}
