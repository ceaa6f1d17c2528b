import { useLayoutEffect, useRef } from "react";
import { visuallyHidden } from "../../design/utilities.css.ts";
import type { CalendarKind } from "./calendar-kind.ts";
import * as styles from "./calendar-popup.css.ts";

type CalendarGridProps<Value extends string> = {
  readonly kind: CalendarKind<Value>;
  readonly labelledBy: string;
  /** The cell that the arrow keys have reached, the field's value, and the cell of today. */
  readonly at: Value;
  readonly chosen: Value | null;
  readonly current: Value;
  readonly onChoose: (value: Value) => void;
};

/** One page of a calendar. */
export function CalendarGrid<Value extends string>(props: CalendarGridProps<Value>) {
  const { kind, labelledBy, at, chosen, current, onChoose } = props;
  return (
    <div
      role="grid"
      aria-labelledby={labelledBy}
      className={styles.grids[kind.columns.length > 0 ? "days" : "months"]}
    >
      {kind.columns.length > 0 && (
        <div role="row" className={styles.row}>
          {kind.columns.map(({ name, short }) => (
            <span key={name} role="columnheader" className={styles.column}>
              <span aria-hidden>{short}</span>
              <span className={visuallyHidden}>{name}</span>
            </span>
          ))}
        </div>
      )}
      {kind.rows(at).map((values) => (
        <div key={values[0]} role="row" className={styles.row}>
          {values.map((value) => (
            <CalendarCell
              key={value}
              label={kind.cell(value)}
              name={kind.name(value)}
              column={kind.column(value)}
              isAt={value === at}
              isChosen={value === chosen}
              isCurrent={value === current}
              onChoose={() => onChoose(value)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

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
function CalendarCell(props: CalendarCellProps) {
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
