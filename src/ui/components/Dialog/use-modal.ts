import {
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { BackButtonContext } from "../../back-button-context.ts";
import { neighbourOf, screenOf } from "../../use-focus-after-removal.ts";

type Dialog = HTMLDialogElement;

/** Shows a `<dialog>` while it is mounted; every way to close it only asks its owner to. */
export function useModal(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<Dialog>(null);
  const pressedOutside = useRef(false);
  const backButton = use(BackButtonContext);
  const closed = useEffectEvent(onClose);
  const focusFirst = useEffectEvent(() => initialFocus?.current?.focus());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const forced = () => closed();
    const returnFocus = focusToReturn();
    dialog.showModal();
    focusFirst();
    dialog.addEventListener("close", forced);
    const letGo = backButton.closes(forced);
    return () => {
      letGo();
      dialog.removeEventListener("close", forced);
      // Closed while still in the document: only then does the focus return to where it was.
      dialog.close();
      returnFocus();
    };
  }, [backButton]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<Dialog>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onKeyDown: (event: KeyboardEvent<Dialog>) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // Otherwise the browser would close the dialog without its owner.
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent<Dialog>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    // Pressed and released outside: a selection of text that ends there does not close the dialog.
    onClick: (event: MouseEvent<Dialog>) => {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
}

/**
 * Returns a function for when a dialog closes. If the control that has the focus now is gone by then, as with a removed
 * record, it focuses that control's neighbour or the screen; if no control has the focus now, as after a shortcut, the
 * heading.
 */
function focusToReturn(): () => void {
  const opener = document.activeElement;
  if (opener === document.body) return focusHeading;
  const item = opener?.closest("tr, li") ?? opener;
  const candidates = item ? [neighbourOf(item), screenOf(item)] : [];
  return () => {
    if (opener === null || opener.isConnected) return;
    const nextFocus = candidates.find((one) => one?.isConnected);
    if (nextFocus instanceof HTMLElement) nextFocus.focus();
  };
}

const focusHeading = () =>
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
