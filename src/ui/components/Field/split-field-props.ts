import type { FieldProps } from "./field-props.ts";

/** Parts what belongs to the frame of a field from what its control takes. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, labelHidden, hint, error, optional, compact, className, ...control } = props;
  const frame = { label, labelHidden, hint, error, optional, compact, className };
  return [frame, control] as const;
}
