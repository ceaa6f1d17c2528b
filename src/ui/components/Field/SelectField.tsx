import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlLook } from "./control-look.ts";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { unremembered } from "./unremembered.ts";
import { splitFieldProps } from "./split-field-props.ts";

type SelectFieldProps = FieldProps &
  TextValue &
  Omit<ComponentProps<"select">, keyof FieldProps | keyof TextValue | "id" | "children" | "ref"> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
    /** Shown while the value is empty; cannot be chosen. */
    readonly placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const [frame, { onChange, options, placeholder, ...control }] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <select
            {...control}
            {...wiring}
            ref={unremembered}
            className={`${controlLook(frame)} ${styles.withEnd}`}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.end} size={16} aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}
