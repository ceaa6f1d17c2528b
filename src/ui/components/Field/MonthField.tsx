import { FIRST_YEAR, LAST_YEAR } from "../../../domain/shared/civil-date.ts";
import type { CalendarFieldProps } from "./calendar-field-props.ts";
import { monthCalendar } from "./month-calendar.ts";
import { NativeField } from "./NativeField.tsx";
import { PickerField } from "./PickerField.tsx";
import { useTouch } from "../../use-media.ts";

/** The value is `YYYY-MM`, empty, or invalid input. */
export const MonthField = (props: CalendarFieldProps) =>
  useTouch() ? (
    <NativeField {...props} type="month" min={`${FIRST_YEAR}-01`} max={`${LAST_YEAR}-12`} />
  ) : (
    <PickerField {...props} kind={monthCalendar} />
  );
