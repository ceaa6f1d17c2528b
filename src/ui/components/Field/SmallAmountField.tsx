import type { ComponentProps } from "react";
import { AmountInput } from "../AmountInput/AmountInput.tsx";
import { controlLook } from "./control-look.ts";
import { frame as place } from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

type SmallAmountFieldProps = FieldProps &
  TextValue &
  Pick<ComponentProps<"input">, "placeholder" | "enterKeyHint" | "onFocus">;

/** An amount beside the main field of a form, or in a row. */
export function SmallAmountField(props: SmallAmountFieldProps) {
  const [frame, control] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={place}>
          <AmountInput {...control} {...wiring} className={controlLook(frame)} />
        </div>
      )}
    </FieldFrame>
  );
}
