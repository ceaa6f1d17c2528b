import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { actions } from "./action-sheet.css.ts";

/** Draws one of the things that can be done. */
type Action = (label: string, icon: ReactNode, act: () => void, disabled?: boolean) => ReactNode;

type ActionSheetProps = {
  /** What opens it. */
  readonly label: string;
  readonly title: string;
  /** What was done last is on its way. */
  readonly pending: boolean;
  readonly children: (action: Action) => ReactNode;
};

/** A button that opens all that can be done to something, in words. */
export function ActionSheet({ label, title, pending, children }: ActionSheetProps) {
  const [open, setOpen] = useState(false);
  // The sheet goes first, so that what comes next gives the focus back to the row.
  const action: Action = (name, icon, act, disabled = false) => (
    <Button
      variant="secondary"
      icon={icon}
      disabled={disabled}
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      {name}
    </Button>
  );
  return (
    <>
      <IconButton
        label={label}
        icon={<Ellipsis size={16} aria-hidden />}
        pending={pending}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <div className={actions}>{children(action)}</div>
      </Dialog>
    </>
  );
}
