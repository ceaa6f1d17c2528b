import type { KeyboardEvent } from "react";

/** Whether the list may be open, and the keys its own; always true in an engine that cannot say. */
const mayBeOpen = (select: HTMLSelectElement): boolean =>
  !CSS.supports("selector(:open)") || select.matches(":open");

/**
 * Enter in a closed list submits the form, as in any other field, unless a choice is missing; the arrow down opens it,
 * as Space does. Engines differ in both.
 */
export function formSelectKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget;
  if (mayBeOpen(select) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Enter" && !(select.required && select.value === "")) {
    event.preventDefault();
    select.form?.requestSubmit();
  }
  if (event.key === "ArrowDown" && "showPicker" in select) {
    event.preventDefault();
    select.showPicker();
  }
}
