import { FIRST_YEAR, LAST_YEAR } from "../../../domain/shared/civil-date.ts";
import type { CalendarFieldProps } from "./calendar-field-props.ts";
import { NativeField } from "./NativeField.tsx";
import { PickerField } from "./PickerField.tsx";
import { useTouch } from "../../use-media.ts";
import { moveMonth } from "../../../domain/calendar/moves.ts";
import { readTypedMonth } from "../../../domain/calendar/typed-month.ts";
import { monthColumn, yearPage } from "../../../domain/calendar/year-page.ts";
import { monthOf, parseYearMonth, type YearMonth } from "../../../domain/shared/year-month.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { formatMonth } from "../../../text/format.ts";
import type { CalendarKind } from "./calendar-kind.ts";

const texts = calendarTexts.months;

const yearOf = (month: YearMonth) => month.slice(0, 4);

/** A calendar of months, a year on each page. */
const monthCalendar: CalendarKind<YearMonth> = {
  texts,
  parse: parseYearMonth,
  read: readTypedMonth,
  show: formatMonth,
  cell: texts.month,
  name: formatMonth,
  current: monthOf,
  title: yearOf,
  columns: [],
  rows: (month) => yearPage(yearOf(month)),
  column: monthColumn,
  move: moveMonth,
};

/** The value is `YYYY-MM`, empty, or invalid input. */
export const MonthField = (props: CalendarFieldProps) =>
  useTouch() ? (
    <NativeField {...props} type="month" min={`${FIRST_YEAR}-01`} max={`${LAST_YEAR}-12`} />
  ) : (
    <PickerField {...props} kind={monthCalendar} />
  );
