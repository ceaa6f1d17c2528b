import { Ellipsis } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { usePhone } from "../../use-media.ts";
import { actions, cover } from "./action-sheet.css.ts";

/** Draws one of the things that can be done. */
type Action = (label: string, icon: ReactNode, act: () => void, disabled?: boolean) => ReactNode;

type ActionSheetProps = {
  /** What opens it. */
  readonly label: string;
  readonly title: string;
  /** What was done last is on its way. */
  readonly pending: boolean;
  /** On the phone a press anywhere on the row that it stands in opens it. */
  readonly overRow?: boolean;
  readonly children: (action: Action) => ReactNode;
};

/** A button that opens all that can be done to something, in words. */
export function ActionSheet(props: ActionSheetProps) {
  const { label, title, pending, overRow = false, children } = props;
  const [open, setOpen] = useState(false);
  const isPhone = usePhone();
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
