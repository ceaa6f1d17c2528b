import { useState, type KeyboardEvent } from "react";

/** The number of rows that a key moves by; the ends are beyond any list. */
const MOVES: Readonly<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The props of a row for keyboard navigation. */
export type RowFocus = {
  readonly "data-row": number;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
};

/**
 * Keyboard navigation between the rows of a list; one row is the Tab stop. `show` scrolls to a row that is not
 * rendered; `press` gets every other key on a row, with its index.
 */
export function useRowKeys(
  count: number,
  show: (index: number) => void,
  press: (event: KeyboardEvent<HTMLElement>, index: number) => void,
) {
  const [focused, setActive] = useState(0);
  const last = count - 1;
  const active = Math.max(0, Math.min(focused, last));
  const rowOf = (index: number): RowFocus => ({
    "data-row": index,
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setActive(index),
  });
  const go = (list: HTMLElement, index: number) => {
    setActive(index);
    show(index);
    const row = () => list.querySelector<HTMLElement>(`[data-row="${index}"]`);
    const drawn = row();
    if (drawn) drawn.focus();
    // The row that was scrolled to is rendered first.
    else requestAnimationFrame(() => row()?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    // A dialog or popover inside a row has keys of its own.
    if (target.closest("dialog, [popover]")) return;
    const move = MOVES[key];
    if (move !== undefined) {
      event.preventDefault();
      go(currentTarget, Math.max(0, Math.min(active + move, last)));
    } else if ("row" in target.dataset && !event.repeat) press(event, active);
  };
  return { active, rowOf, onKeyDown, reset: () => setActive(0) };
}
