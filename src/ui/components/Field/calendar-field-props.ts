import type { ComponentProps } from "react";
import type { AcceptedDays } from "../../../domain/calendar/nearest-day.ts";
import type { FieldProps, TextValue } from "./field-props.ts";

/** A field of a date or a month. Its value is in wire format, or invalid input. */
export type CalendarFieldProps = FieldProps &
  TextValue &
  Pick<ComponentProps<"input">, "required" | "disabled"> & {
    /** The days that the form accepts, for a typed day without a year. */
    readonly accepted?: AcceptedDays;
  };
