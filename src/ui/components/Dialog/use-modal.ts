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
import { focusToReturn } from "./focus-to-return.ts";

type Dialog = HTMLDialogElement;

/** Shows a `<dialog>` as long as it is mounted; every way out of it only asks its owner to close it. */
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
      // While it still stands in the page: only then does the focus go back to where it was.
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
      // The browser would close the dialog over the head of its owner.
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent<Dialog>) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    // Pressed and let go outside: a selection of text that ends there is no wish to leave.
    onClick: (event: MouseEvent<Dialog>) => {
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  };
}
