import { addMonths, type YearMonth } from "../shared/year-month.ts";

/** The number of months in a row. */
export const MONTHS_IN_ROW = 3;

/** The column of a month, from 1. */
export const monthColumn = (month: YearMonth): number =>
  ((Number(month.slice(5)) - 1) % MONTHS_IN_ROW) + 1;

/** The calendar page of a year: its months in rows of three. */
export const yearPage = (year: string): readonly (readonly YearMonth[])[] =>
  Array.from({ length: 12 / MONTHS_IN_ROW }, (_, row) =>
    Array.from({ length: MONTHS_IN_ROW }, (__, place) =>
      addMonths(`${year}-01` as YearMonth, row * MONTHS_IN_ROW + place),
    ),
  );
