import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { usePhone } from "../../use-media.ts";
import { actions, cover } from "./action-sheet.css.ts";

/** Renders one action of the sheet. */
type Action = (label: string, icon: ReactNode, act: () => void, disabled?: boolean) => ReactNode;

type ActionSheetProps = {
  /** The label of the button that opens the sheet. */
  readonly label: string;
  readonly title: string;
  /** Whether the last action is in progress. */
  readonly pending: boolean;
  /** Whether a press anywhere on the surrounding row opens it on the phone. */
  readonly overRow?: boolean;
  readonly children: (action: Action) => ReactNode;
};

/** A button that opens a sheet of actions with their names. */
export function ActionSheet(props: ActionSheetProps) {
  const { label, title, pending, overRow = false, children } = props;
  const [open, setOpen] = useState(false);
  const isPhone = usePhone();
  // The sheet closes first, so that the next dialog returns the focus to the row.
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
      {overRow && isPhone ? (
        <button
          type="button"
          className={cover}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={pending ? undefined : () => setOpen(true)}
          {...(pending && { "aria-disabled": true })}
        />
      ) : (
        <IconButton
          label={label}
          icon={<Ellipsis size={16} aria-hidden />}
          pending={pending}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <div className={actions}>{children(action)}</div>
      </Dialog>
    </>
  );
}
