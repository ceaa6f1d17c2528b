import { useId } from "react";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { group, option } from "./segmented.css.ts";

type SegmentedProps<Value extends string> = {
  /** Read aloud, not shown. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A visible choice of a few options; arrow keys move between them, as in any group of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={group}>
      {props.options.map(({ value, label }) => (
        <label key={value} className={option}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
