import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "./civil-date.ts";

/** Any month between two months, both inclusive; by default any that the domain knows. */
export const anyYearMonth = (from = "1900-01", to = "2199-12") =>
  anyCivilDate(`${from}-01`, `${to}-01`).map((date) => date.slice(0, 7) as YearMonth);
