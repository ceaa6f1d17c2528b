import type { ComponentProps } from "react";
import { input, row, sign } from "./amount-field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps, TextValue } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";

type AmountFieldProps = Omit<FieldProps, "compact"> &
  TextValue &
  Omit<ComponentProps<"input">, keyof FieldProps | keyof TextValue | "id" | "type">;

const EMPTY = "0,00";

/** The amount as the hero of its form: one big line, the sign of the euro right behind what is typed. */
export function AmountField(props: AmountFieldProps) {
  const [frame, { onChange, ...control }] = splitFieldProps(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <div className={row}>
          <span className={sign} data-typed={control.value || EMPTY} aria-hidden>
            €
          </span>
          <input
            {...control}
            {...wiring}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={EMPTY}
            className={input}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
