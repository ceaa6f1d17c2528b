import { parseYearMonth, type YearMonth } from "../domain/shared/year-month.ts";
import type { ListedMonth } from "../domain/transactions/listed-month.ts";
import { addressOf, param } from "./address.ts";

/** The month in an address; null is the current one. */
export const monthAddress = addressOf<{ readonly month: YearMonth | null }>({
  month: param("mes", parseYearMonth, (month) => month),
});

const ALL = "todos";

/** The month of a list, or all months; null where the address names neither. */
export const listedMonthAddress = addressOf<{ readonly month: ListedMonth | null }>({
  month: param<ListedMonth>(
    "mes",
    (text) => (text === ALL ? "all" : parseYearMonth(text)),
    (month) => (month === "all" ? ALL : month),
  ),
});
