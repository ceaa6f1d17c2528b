import { components } from "../../../text/components.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DialogActions } from "../Dialog/DialogActions.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** Why the last attempt failed, if it did. */
  readonly problem?: string | null;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before an action that cannot be undone; the harmless answer has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog open={props.open} title={props.title} size="small" onClose={props.onCancel}>
    <p>{props.message}</p>
    {props.problem && <Alert>{props.problem}</Alert>}
    <DialogActions>
      <Button variant="ghost" onClick={props.onCancel}>
        {components.cancel}
      </Button>
      <Button
        variant={props.danger ? "danger" : "primary"}
        pending={props.pending}
        pendingLabel={props.pendingLabel}
        onClick={props.onConfirm}
      >
        {props.confirmLabel}
      </Button>
    </DialogActions>
  </Dialog>
);
