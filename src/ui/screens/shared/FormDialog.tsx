import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { DialogForm, type DialogActor, type DialogFormProps } from "./DialogForm.tsx";
import { SaveButton } from "./SaveButton.tsx";

type FormDialogProps<Fields> = Omit<DialogFormProps<Fields>, "dialog"> & {
  readonly dialog: Omit<DialogActor<Fields>, "send" | "getSnapshot"> & {
    send(event: Parameters<DialogActor<Fields>["send"]>[0] | { readonly type: "CLOSE" }): void;
    getSnapshot(): ReturnType<DialogActor<Fields>["getSnapshot"]> & {
      hasTag(tag: "open" | "busy"): boolean;
    };
  };
  readonly title: string;
  readonly size?: "small" | "normal";
  /** The buttons, if there are others than the one to save. */
  readonly actions?: ReactNode;
};

/** A dialog with one form, open until its input is saved. */
export function FormDialog<Fields extends Readonly<Record<keyof Fields, string>>>({
  title,
  size = "small",
  actions,
  children,
  ...form
}: FormDialogProps<Fields>) {
  const { dialog } = form;
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  return (
    <Dialog open={open} size={size} title={title} onClose={() => dialog.send({ type: "CLOSE" })}>
      <DialogForm {...form}>
        {(field) => (
          <>
            {children(field)}
            <DialogActions>{actions ?? <SaveButton dialog={dialog} />}</DialogActions>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
