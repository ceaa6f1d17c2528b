import type { YearMonth } from "../../src/domain/shared/year-month.ts";

/** How a price rises over the years: day by day, once every January, or not at all. */
export type Rise = "slowly" | "in-january" | "never";

/** The yearly rise of prices, as a fraction. */
const YEARLY = 0.03;

const yearOf = (month: YearMonth) => Number(month.slice(0, 4));
const numberOf = (month: YearMonth) => Number(month.slice(5, 7));

/** The month of the year, from 1 to 12. */
export const seasonOf = numberOf;

/** Returns the factor by which a price of the first month has risen until a later one. */
export function riseUntil(month: YearMonth, first: YearMonth, rise: Rise): number {
  if (rise === "never") return 1;
  const years = yearOf(month) - yearOf(first);
  const months = rise === "slowly" ? numberOf(month) - numberOf(first) : 0;
  return (1 + YEARLY) ** (years + months / 12);
}
