import { neighbourOf, screenOf } from "../../use-heir.ts";

/**
 * Who gets the focus back from a dialog: whatever has it now, or, if that is gone by then as a removed record is, its
 * heir as things stand now, or the screen; where nothing has it, as when keys have opened the dialog, the heading.
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
