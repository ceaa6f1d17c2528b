import type { YearMonth } from "../domain/shared/year-month.ts";
import { formatMonth, formatMonthName } from "./format.ts";

/** From one month to another, both inclusive: `junho a novembro de 2026`, or `novembro de 2026` for one alone. */
export function monthSpan(from: YearMonth, to: YearMonth): string {
  if (from === to) return formatMonth(to);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? formatMonthName(from) : formatMonth(from)} a ${formatMonth(to)}`;
}
