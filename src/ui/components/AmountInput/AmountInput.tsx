import { useRef, type ComponentProps } from "react";
import { amountKeys } from "../../../text/transactions/amount-keys.ts";
import { key, keys } from "./amount-input.css.ts";

type AmountInputProps = Omit<ComponentProps<"input">, "type" | "inputMode" | "onChange" | "ref"> & {
  readonly onChange: (value: string) => void;
  readonly ref?: ComponentProps<"input">["ref"];
};

/**
 * The control of every amount: the digits of a phone's keyboard, and above it the signs that this has not. Stands in
 * an element with a position.
 */
export function AmountInput({ onChange, ...control }: AmountInputProps) {
  const keyboard = useRef<HTMLDivElement>(null);
  const type = (sign: string) => {
    const input = keyboard.current?.previousElementSibling;
    if (!(input instanceof HTMLInputElement)) return;
    const end = input.value.length;
    input.setRangeText(sign, input.selectionStart ?? end, input.selectionEnd ?? end, "end");
    onChange(input.value);
  };
  return (
    <>
      <input
        {...control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <div ref={keyboard} className={keys}>
        {amountKeys.map(({ sign, name }) => (
          <button
            key={sign}
            type="button"
            className={key}
            aria-label={name}
            tabIndex={-1}
            // The focus stays in the input, and with it the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => type(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
    </>
  );
}
