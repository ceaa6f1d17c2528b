import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { components } from "../../../text/components.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

type PasswordFieldProps = FieldProps &
  TextValue &
  Omit<ComponentProps<"input">, keyof FieldProps | keyof TextValue | "id" | "type"> & {
    /** Controls whether a password manager fills in or suggests a password. */
    readonly autoComplete: "current-password" | "new-password";
  };

export function PasswordField(props: PasswordFieldProps) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <input
            {...control}
            {...wiring}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`${styles.control} ${styles.withEnd}`}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={styles.endButton}>
            <IconButton
              label={shown ? components.hidePassword : components.showPassword}
              icon={shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
