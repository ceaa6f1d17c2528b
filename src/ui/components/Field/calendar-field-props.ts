import type { ComponentProps } from "react";
import type { FieldProps, TextValue } from "./field-props.ts";

/** A field of a date or a month. Its value is in wire format, or invalid input. */
export type CalendarFieldProps = FieldProps &
  TextValue &
  Pick<ComponentProps<"input">, "required" | "disabled">;
