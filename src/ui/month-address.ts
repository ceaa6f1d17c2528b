import { parseYearMonth, type YearMonth } from "../domain/shared/year-month.ts";
import type { ListedMonth } from "../domain/transactions/listed-month.ts";
import { addressOf, param } from "./address.ts";

/** The month that an address asks for; null stands for the current one. */
export const monthAddress = addressOf<{ readonly month: YearMonth | null }>({
  month: param("mes", parseYearMonth, (month) => month),
});

const ALL = "todos";

/** The month that a list is asked for, or all of them; null leaves it to what else is asked for. */
export const listedMonthAddress = addressOf<{ readonly month: ListedMonth | null }>({
  month: param<ListedMonth>(
    "mes",
    (text) => (text === ALL ? "all" : parseYearMonth(text)),
    (month) => (month === "all" ? ALL : month),
  ),
});
