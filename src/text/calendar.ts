import { weekdayOf } from "../domain/calendar/weekday.ts";
import { partsOf, type CivilDate } from "../domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../domain/shared/year-month.ts";
import { formatMonth, formatMonthName } from "./format.ts";

/** The names of the weekdays, Monday first. */
const WEEKDAYS = [
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
  "domingo",
] as const;

/** The fields of dates and months, and their calendars. */
export const calendarTexts = {
  open: "Abrir calendário",
  unusualYear: (year: number) => `${year} — tem a certeza? Guarde outra vez para confirmar.`,
  future: "futuro",
  days: {
    title: "Escolher data",
    placeholder: "dd/mm/aaaa",
    previous: "Mês anterior",
    next: "Mês seguinte",
    page: formatMonth,
    weekdays: WEEKDAYS.map((name) => ({ name, short: name.slice(0, 3) })),
    day: (date: CivilDate) => String(partsOf(date).day),
    /** `sexta-feira, 20 de novembro de 2026`. */
    name: (date: CivilDate) =>
      `${WEEKDAYS[weekdayOf(date)] ?? ""}, ${partsOf(date).day} de ${formatMonth(monthOf(date))}`,
  },
  months: {
    title: "Escolher mês",
    placeholder: "mm/aaaa",
    previous: "Ano anterior",
    next: "Ano seguinte",
    month: (month: YearMonth) => formatMonthName(month).slice(0, 3),
  },
} as const;
