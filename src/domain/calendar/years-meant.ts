import { FIRST_YEAR, LAST_YEAR } from "../shared/civil-date.ts";

/** The years that two or four digits may mean: of two digits one in each century that has dates. */
export const yearsMeant = (digits: string): readonly string[] =>
  digits.length > 2 ? [digits] : CENTURIES.map((century) => `${century}${digits}`);

const centuryOf = (year: number) => Math.floor(year / 100);

const CENTURIES = Array.from(
  { length: centuryOf(LAST_YEAR) - centuryOf(FIRST_YEAR) + 1 },
  (_, index) => centuryOf(FIRST_YEAR) + index,
);
