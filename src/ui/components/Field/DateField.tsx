import type { CalendarFieldProps } from "./calendar-field-props.ts";
import { NativeField } from "./NativeField.tsx";
import { PickerField } from "./PickerField.tsx";
import { useTouch } from "../../use-media.ts";
import { monthPage } from "../../../domain/calendar/month-page.ts";
import { moveDay } from "../../../domain/calendar/moves.ts";
import { readTypedDate } from "../../../domain/calendar/typed-date.ts";
import { weekdayOf } from "../../../domain/calendar/weekday.ts";
import { parseCivilDate, type CivilDate } from "../../../domain/shared/civil-date.ts";
import { monthOf } from "../../../domain/shared/year-month.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { formatDate } from "../../../text/format.ts";
import type { CalendarKind } from "./calendar-kind.ts";

const texts = calendarTexts.days;

/** A calendar of days, a month on each page. */
const dayCalendar: CalendarKind<CivilDate> = {
  texts,
  parse: parseCivilDate,
  read: readTypedDate,
  show: formatDate,
  cell: texts.day,
  name: texts.name,
  current: (today) => today,
  title: (date) => texts.page(monthOf(date)),
  columns: texts.weekdays,
  rows: (date) => monthPage(monthOf(date)),
  column: (date) => weekdayOf(date) + 1,
  move: moveDay,
};

/** The value is `YYYY-MM-DD`, empty, or invalid input. */
export const DateField = (props: CalendarFieldProps) =>
  useTouch() ? (
    <NativeField {...props} type="date" />
  ) : (
    <PickerField {...props} kind={dayCalendar} />
  );
