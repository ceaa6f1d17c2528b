import type { ComponentProps } from "react";
import type { FieldProps, TextValue } from "./field-props.ts";

/** A field of a date or a month. Its value is that of the wire, or what was typed and cannot be read. */
export type CalendarFieldProps = FieldProps &
  TextValue &
  Pick<ComponentProps<"input">, "required" | "disabled">;
