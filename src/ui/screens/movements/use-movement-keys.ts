import { useState, type KeyboardEvent } from "react";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { useRecordActions } from "./use-record-actions.ts";

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
 * The keys of a list of movements: arrows move between rows, of which one is the Tab stop; Enter opens a record, Delete
 * removes it. `show` scrolls a row into view that is not rendered.
 */
export function useMovementKeys(
  transactions: ListView<Seen<Transaction>>,
  show: (index: number) => void = () => undefined,
) {
  const [focused, setActive] = useState(0);
  const actionsOf = useRecordActions();
  const last = transactions.length - 1;
  const active = Math.max(0, Math.min(focused, last));
  const rowOf = (index: number) => ({
    "data-row": index,
    tabIndex: index === active ? (0 as const) : (-1 as const),
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
    const record = transactions.at(active);
    if (move !== undefined) {
      event.preventDefault();
      go(currentTarget, Math.max(0, Math.min(active + move, last)));
    } else if ("row" in target.dataset && record && !event.repeat && !isPending(record)) {
      const { edit, remove } = actionsOf(record);
      if (key !== "Enter" && key !== "Delete") return;
      event.preventDefault();
      if (key === "Enter") edit();
      else remove();
    }
  };
  return { active, rowOf, onKeyDown, reset: () => setActive(0) };
}
