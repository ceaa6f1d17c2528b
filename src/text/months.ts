import type { YearMonth } from "../domain/shared/year-month.ts";
import { formatMonth, formatMonthName } from "./format.ts";

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** From one month to another, both inclusive: `junho a novembro de 2026`, or `novembro de 2026` for one alone. */
export function monthsFromTo(from: YearMonth, to: YearMonth): string {
  if (from === to) return formatMonth(to);
  const begin = from.slice(0, 4) === to.slice(0, 4) ? formatMonthName(from) : formatMonth(from);
  return `${begin} a ${formatMonth(to)}`;
}

/** The months of a report: `Junho a novembro de 2026`, or the one month that it is about. */
export function monthSpan(months: readonly YearMonth[]): string {
  const [first, last] = [months.at(0), months.at(-1)];
  return first === undefined || last === undefined ? "" : upper(monthsFromTo(first, last));
}

/** A month on the axis of a chart: `nov`. */
export const shortMonth = (month: YearMonth): string => formatMonthName(month).slice(0, 3);

/** The months on the axis of a chart: with their years where two would have the same name (`nov 25`). */
export const axisMonths = (months: readonly YearMonth[]): readonly string[] =>
  months.length > 12
    ? months.map((month) => `${shortMonth(month)} ${month.slice(2, 4)}`)
    : months.map(shortMonth);

/** A month in an exported table, in the order of its dates: `11/2026`. */
export const numberedMonth = (month: YearMonth): string => month.split("-").toReversed().join("/");

/** The buttons to the months before and after. */
export const monthSwitchTexts = {
  previous: (month: YearMonth) => `Mês anterior: ${formatMonth(month)}`,
  next: (month: YearMonth) => `Mês seguinte: ${formatMonth(month)}`,
  current: "Mês atual",
  month: "Mês",
} as const;
