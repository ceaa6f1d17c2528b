import type { CalendarFieldProps } from "./calendar-field-props.ts";
import { dayCalendar } from "./day-calendar.ts";
import { NativeField } from "./NativeField.tsx";
import { PickerField } from "./PickerField.tsx";
import { useTouch } from "../../use-media.ts";

/** The value is `YYYY-MM-DD`, empty, or invalid input. */
export const DateField = (props: CalendarFieldProps) =>
  useTouch() ? (
    <NativeField {...props} type="date" />
  ) : (
    <PickerField {...props} kind={dayCalendar} />
  );
