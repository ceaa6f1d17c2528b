import type { YearMonth } from "../domain/shared/year-month.ts";
import { formatMonthName } from "./format.ts";

/** A normal month, and since when it is another one than before: `um mês normal, desde agosto`. */
export const aNormalMonth = (since: YearMonth | null): string =>
  `um mês normal${since === null ? "" : `, desde ${formatMonthName(since)}`}`;

/** The same at the end of what is told of it: `num mês normal, desde agosto`. */
export const inNormalMonth = (since: YearMonth | null): string => `n${aNormalMonth(since)}`;

/** The same before more words: `num mês normal, desde agosto,`. */
export const inNormalMonthThen = (since: YearMonth | null): string =>
  `${inNormalMonth(since)}${since === null ? "" : ","}`;
