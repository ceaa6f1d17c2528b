import { useLayoutEffect, useRef } from "react";
import * as styles from "./calendar-popup.css.ts";

type CalendarCellProps = {
  readonly label: string;
  readonly name: string;
  /** From 1 on: a month may begin in the middle of a week. */
  readonly column: number;
  /** Whether the keyboard is here, whether this is the field's value, and whether it contains today. */
  readonly isAt: boolean;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
};

/** A day or a month of a calendar; gets the focus when the arrow keys move here. */
export function CalendarCell(props: CalendarCellProps) {
  const { label, name, column, isAt, isChosen, isCurrent, onChoose } = props;
  const cell = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAt) cell.current?.focus({ preventScroll: true });
  }, [isAt]);
  return (
    <span
      role="gridcell"
      aria-selected={isChosen}
      aria-colindex={column}
      className={styles.place}
      style={{ gridColumn: column }}
    >
      <button
        ref={cell}
        type="button"
        tabIndex={isAt ? 0 : -1}
        aria-label={name}
        aria-current={isCurrent ? "date" : undefined}
        className={isChosen ? styles.chosen : styles.cell}
        onClick={onChoose}
      >
        {label}
      </button>
    </span>
  );
}
