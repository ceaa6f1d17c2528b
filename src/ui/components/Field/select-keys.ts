import type { KeyboardEvent } from "react";

/** Whether the keys may be those of the open list; of an engine that cannot say so, they always may. */
const mayBeOpen = (select: HTMLSelectElement): boolean =>
  !CSS.supports("selector(:open)") || select.matches(":open");

/**
 * Enter in a closed list sends its form, as in any other field, unless a choice is missing; the arrow down opens it, as Space
 * does. Engines differ in both.
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
