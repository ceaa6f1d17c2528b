import { X } from "lucide-react";
import { useId, type ReactNode, type RefObject, useLayoutEffect } from "react";
import { components } from "../../../text/components.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./dialog.css.ts";
import { useModal } from "./use-modal.ts";
import { KEYBOARD } from "./dialog.css.ts";

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: keyof typeof styles.sizes;
  /** The control that gets the focus; by default the first of the dialog. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog; on the phone a sheet that slides up. Its content is mounted anew each time. */
export const Dialog = ({ open, ...props }: DialogProps) =>
  open ? <OpenDialog {...props} /> : null;

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { title, onClose, children, size = "normal", initialFocus } = props;
  const id = useId();
  const modal = useModal(onClose, initialFocus);
  useAboveKeyboard(modal.ref);
  return (
    <dialog {...modal} className={styles.sizes[size]} aria-labelledby={id}>
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <span className={styles.close}>
          <IconButton
            label={components.close}
            icon={<X size={18} aria-hidden />}
            variant="outline"
            onClick={onClose}
          />
        </span>
      </div>
    </dialog>
  );
}

/** Sets a dialog's height of a keyboard that only covers the page, as on an iPhone. */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const measure = () => {
      // Zooming in shrinks the visible part as well, without any keyboard.
      const covered =
        seen.scale === 1 ? document.documentElement.clientHeight - seen.offsetTop - seen.height : 0;
      ref.current?.style.setProperty(KEYBOARD, `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [ref]);
}
