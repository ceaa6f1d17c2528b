import { Calendar } from "lucide-react";
import type { ComponentProps } from "react";
import { FIRST_YEAR, LAST_YEAR } from "../../../domain/shared/civil-date.ts";
import { date, icon } from "./date-field.css.ts";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

type MonthFieldProps = Omit<FieldProps, "compact"> &
  TextValue &
  Omit<ComponentProps<"input">, keyof FieldProps | keyof TextValue | "id" | "type">;

/** The value is `YYYY-MM` or empty; how it is shown is the browser's affair. */
export function MonthField(props: MonthFieldProps) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <input
            {...control}
            {...wiring}
            type="month"
            min={`${FIRST_YEAR}-01`}
            max={`${LAST_YEAR}-12`}
            // Browsers that know no months take it for a text.
            placeholder="AAAA-MM"
            className={`${styles.control} ${date}`}
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
