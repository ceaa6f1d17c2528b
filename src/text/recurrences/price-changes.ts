import type { PriceChange } from "../../domain/recurrences/price-change.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { formatEuros, formatMonth, formatMonthName } from "../format.ts";

/** The change of an amount: `subiu de 9,99 € para 12,99 €`. */
export const movedText = (from: Cents, to: Cents): string =>
  `${to > from ? "subiu" : "desceu"} de ${formatEuros(from)} para ${formatEuros(to)}`;

/** The change of a price with its month, and the year where it is not this one. */
export function priceChangeText({ from, since }: PriceChange, to: Cents, today: CivilDate): string {
  const month = monthOf(since);
  const isThisYear = month.slice(0, 4) === today.slice(0, 4);
  return `${movedText(from, to)} em ${isThisYear ? formatMonthName(month) : formatMonth(month)}`;
}
