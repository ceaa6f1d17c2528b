import { visuallyHidden } from "../../design/utilities.css.ts";
import type { CalendarKind } from "./calendar-kind.ts";
import * as styles from "./calendar-popup.css.ts";
import { CalendarCell } from "./CalendarCell.tsx";

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
