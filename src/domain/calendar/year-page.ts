import { addMonths, type YearMonth } from "../shared/year-month.ts";

/** How many months stand in a row. */
export const MONTHS_IN_ROW = 3;

/** Which column a month stands in, from 1 on. */
export const monthColumn = (month: YearMonth): number =>
  ((Number(month.slice(5)) - 1) % MONTHS_IN_ROW) + 1;

/** The page of a calendar for a year: its months in rows of three. */
export const yearPage = (year: string): readonly (readonly YearMonth[])[] =>
  Array.from({ length: 12 / MONTHS_IN_ROW }, (_, row) =>
    Array.from({ length: MONTHS_IN_ROW }, (__, place) =>
      addMonths(`${year}-01` as YearMonth, row * MONTHS_IN_ROW + place),
    ),
  );
