import type { FieldProps } from "./field-props.ts";

/** Splits the props of a field into those of its frame and those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, labelHidden, hint, error, optional, compact, className, ...control } = props;
  const frame = { label, labelHidden, hint, error, optional, compact, className };
  return [frame, control] as const;
}
