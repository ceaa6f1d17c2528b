import { parseYearMonth, type YearMonth } from "../domain/shared/year-month.ts";
import { addressOf, param } from "./address.ts";

/** The month that an address asks for; null stands for the current one. */
export const monthAddress = addressOf<{ readonly month: YearMonth | null }>({
  month: param("mes", parseYearMonth, (month) => month),
});
