import { foldText } from "../shared/fold-text.ts";
import { parseYearMonth, type YearMonth } from "../shared/year-month.ts";
import { monthNamed } from "./month-names.ts";

/** The first month that a text names with its year, as `novembro de 2026`; null if there is none. */
export function monthIn(text: string): YearMonth | null {
  const [, name = "", year = ""] = /([a-z]{3,}) de (\d{4})/.exec(foldText(text)) ?? [];
  const month = monthNamed(name);
  return month === null ? null : parseYearMonth(`${year}-${String(month).padStart(2, "0")}`);
}
