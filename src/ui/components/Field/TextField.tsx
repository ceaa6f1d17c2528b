import type { ComponentProps } from "react";
import { controlLook } from "./control-look.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

type TextFieldProps = FieldProps &
  TextValue &
  Omit<ComponentProps<"input">, keyof FieldProps | keyof TextValue | "id" | "type"> & {
    readonly type?: "text" | "email" | "search" | "number";
    /** What a browser may fill in by itself; "off" for all else, which it would write to its disk. */
    readonly autoComplete: string;
  };

export function TextField(props: TextFieldProps) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <input
          type="text"
          {...control}
          {...wiring}
          className={controlLook(frame)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
