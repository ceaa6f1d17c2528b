import { Calendar } from "lucide-react";
import type { CalendarFieldProps } from "./calendar-field-props.ts";
import { controlLook } from "./control-look.ts";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { icon, native } from "./native-field.css.ts";
import { splitFieldProps } from "./split-field-props.ts";

type NativeFieldProps = CalendarFieldProps & {
  readonly type: "date" | "month";
  readonly min?: string;
  readonly max?: string;
};

/** A date or a month, chosen in the native calendar of a touch screen. */
export function NativeField({ accepted: _, ...props }: NativeFieldProps) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <input
            {...control}
            {...wiring}
            className={`${controlLook(frame)} ${native}`}
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
