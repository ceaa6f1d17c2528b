import { createActor } from "xstate";
import { shortcutMachine } from "../application/device/shortcut.machine.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";

const TYPING = "input, textarea, select, [contenteditable]";

/** Whether a key press is not a shortcut: input, a combination, a held key, or a press in a dialog. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  (target instanceof Element && target.matches(TYPING)) ||
  document.querySelector("dialog[open]") !== null;

/** Passes the other key presses to the shortcut machine. */
export function listenForShortcuts(newEntry: (kind: TransactionKind) => void): void {
  const shortcut = createActor(shortcutMachine);
  shortcut.on("NEW_ENTRY", ({ kind }) => newEntry(kind));
  shortcut.start();
  document.addEventListener("keydown", (event) => {
    if (isTaken(event) || event.key.length > 1) return;
    // The second key must not be typed into the field that gets the focus.
    if (shortcut.getSnapshot().matches("armed")) event.preventDefault();
    shortcut.send({ type: "KEY", key: event.key.toLowerCase() });
  });
}
