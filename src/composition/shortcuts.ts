import { createActor } from "xstate";
import { shortcutMachine } from "../application/device/shortcut.machine.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";

const TYPING = "input, textarea, select, [contenteditable]";

/** Whether a key press is a combination or a held key. */
const isTaken = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || repeat;

/** Whether a key press belongs to a field or a dialog. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(TYPING)) ||
  document.querySelector("dialog[open]") !== null;

/** Whether a key press is Ctrl+Z or ⌘Z, with or without Shift. */
const isUndo = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey;

type Shortcuts = {
  readonly newEntry: (kind: TransactionKind) => void;
  readonly undo: (type: "UNDO_LAST" | "REDO") => void;
};

/** Listens for N and R, N and D, Ctrl+Z and Ctrl+Shift+Z, outside of fields and dialogs. */
export function listenForShortcuts({ newEntry, undo }: Shortcuts): void {
  const shortcut = createActor(shortcutMachine);
  shortcut.on("NEW_ENTRY", ({ kind }) => newEntry(kind));
  shortcut.start();
  document.addEventListener("keydown", (event) => {
    if (isElsewhere(event)) return;
    if (isUndo(event)) {
      event.preventDefault();
      undo(event.shiftKey ? "REDO" : "UNDO_LAST");
      return;
    }
    if (isTaken(event) || event.key.length > 1) return;
    // The second key must not be typed into the field that gets the focus.
    if (shortcut.getSnapshot().matches("armed")) event.preventDefault();
    shortcut.send({ type: "KEY", key: event.key.toLowerCase() });
  });
}
