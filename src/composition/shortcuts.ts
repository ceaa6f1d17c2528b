import type { SignedInActors } from "../ui/signed-in-context.ts";

const TYPING = "input, textarea, select, [contenteditable]";

/** Hands the keys to the shortcut machine, unless somebody types, holds a modifier, or has a dialog open. */
export function listenForShortcuts({ shortcut }: SignedInActors): void {
  document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey, repeat }) => {
    if (ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof Element && target.matches(TYPING)) return;
    if (document.querySelector("dialog[open]")) return;
    shortcut.send({ type: "KEY", key: key.toLowerCase() });
  });
}
