import { neighbourOf, screenOf } from "../../use-heir.ts";

/**
 * Returns a function for when a dialog closes. If the control that has the focus now is gone by then, as with a removed
 * record, it focuses that control's neighbour or the screen; if no control has the focus now, as after a shortcut, the
 * heading.
 */
export function focusToReturn(): () => void {
  const opener = document.activeElement;
  if (opener === document.body) return focusHeading;
  const item = opener?.closest("tr, li") ?? opener;
  const heirs = item ? [neighbourOf(item), screenOf(item)] : [];
  return () => {
    if (opener === null || opener.isConnected) return;
    const heir = heirs.find((one) => one?.isConnected);
    if (heir instanceof HTMLElement) heir.focus();
  };
}

const focusHeading = () =>
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
