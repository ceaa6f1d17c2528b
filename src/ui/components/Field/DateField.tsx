import { CalendarField, type CalendarFieldProps } from "./CalendarField.tsx";

/** The value is `YYYY-MM-DD` or empty. */
export const DateField = (props: CalendarFieldProps) => <CalendarField {...props} type="date" />;
