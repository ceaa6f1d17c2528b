import { Calendar } from "lucide-react";
import type { ComponentProps } from "react";
import { date, icon } from "./date-field.css.ts";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

export type CalendarFieldProps = FieldProps &
  TextValue &
  Omit<ComponentProps<"input">, keyof FieldProps | keyof TextValue | "id" | "type">;

/** A date or a month of the browser's own calendar; how it is shown is the browser's affair. */
export function CalendarField(props: CalendarFieldProps & { readonly type: "date" | "month" }) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  const look = frame.compact ? `${styles.control} ${styles.compactControl}` : styles.control;
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <input
            {...control}
            {...wiring}
            className={`${look} ${date}`}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={styles.end}>
            <Calendar className={icon} size={16} aria-hidden />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
