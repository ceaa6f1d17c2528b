import { CircleExclamationPoint } from "lucide-react";
import { useId, type ReactNode } from "react";
import { components } from "../../../text/components.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import * as styles from "./field.css.ts";
import type { FieldProps } from "./field-props.ts";

/** The attributes that tie a control to its label, its hint and its error. */
type Wiring = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

type FieldFrameProps = FieldProps & { readonly children: (wiring: Wiring) => ReactNode };

/** Label above, control, then the error or else the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden, hint, error, optional, compact, className, children } = props;
  const labelLook = compact ? styles.compactLabel : styles.label;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : labelLook}>
        {label}
        {optional && <span className={styles.optional}> {components.optional}</span>}
      </label>
      {children({
        id,
        "aria-describedby": note === undefined ? undefined : `${id}-note`,
        "aria-invalid": error ? true : undefined,
      })}
      {error ? (
        <p id={`${id}-note`} className={styles.error}>
          <CircleExclamationPoint className={styles.errorIcon} size={14} aria-hidden />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-note`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
