import type { ComponentProps } from "react";
import { settledAmount, sumIn } from "../../../application/acts/amount-text.ts";
import { formatEuros } from "../../../text/format.ts";
import { AmountInput } from "../AmountInput/AmountInput.tsx";
import { input, row, sign, total } from "./amount-field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

type AmountFieldProps = Omit<FieldProps, "compact"> &
  TextValue &
  Pick<ComponentProps<"input">, "ref" | "required">;

const EMPTY = "0,00";

/**
 * The amount as the main field of its form: one big line, with the euro sign right behind the input. For a sum like
 * `2+3` it shows the result, and on blur the amount as it will be saved.
 */
export function AmountField(props: AmountFieldProps) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  const sum = sumIn(control.value);
  const leave = () => {
    const settled = settledAmount(control.value);
    if (settled !== control.value) onChange(settled);
  };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={row}>
          <span className={sign} data-typed={control.value || EMPTY} aria-hidden>
            €
          </span>
          <AmountInput
            {...control}
            {...wiring}
            placeholder={EMPTY}
            className={input}
            onChange={onChange}
            onBlur={leave}
          />
          <span className={total} aria-live="polite">
            {sum !== null && `= ${formatEuros(sum)}`}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
