import type { FieldProps } from "./field-props.ts";

/** Parts what belongs to the frame of a field from what its control takes. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, error, optional, compact, className, ...control } = props;
  const frame = { label, hint, error, optional, compact, className };
  return [frame, control] as const;
}
