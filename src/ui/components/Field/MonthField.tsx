import { FIRST_YEAR, LAST_YEAR } from "../../../domain/shared/civil-date.ts";
import { CalendarField, type CalendarFieldProps } from "./CalendarField.tsx";

/** The value is `YYYY-MM` or empty; browsers that know no months take it for a text. */
export const MonthField = (props: CalendarFieldProps) => (
  <CalendarField
    {...props}
    type="month"
    min={`${FIRST_YEAR}-01`}
    max={`${LAST_YEAR}-12`}
    placeholder="AAAA-MM"
  />
);
