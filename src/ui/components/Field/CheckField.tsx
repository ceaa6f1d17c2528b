import { useId } from "react";
import type { TextValue } from "./field-props.ts";
import * as styles from "./check-field.css.ts";

type CheckFieldProps = TextValue & {
  readonly label: string;
  readonly hint: string;
  /** The value of a ticked box; unticked, the value is empty. */
  readonly ticked: string;
};

/** A checkbox with a hint below. */
export function CheckField({ label, hint, ticked, value, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={value === ticked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked ? ticked : "")}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
