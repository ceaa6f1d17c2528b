/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A whole number between two others, both included. */
export const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** The years that a date may have. */
const isYear = (year: number): boolean => year >= 1950 && year <= 2079;

/** The days of 2000 to 2049 as spreadsheets number them. */
const SERIAL_DAYS = [36_526, 54_788] as const;

const YEAR = /(?<!\d)\d{4}(?!\d)|(?<!\d)(?:19|20)\d{2}(?=(?:0[1-9]|1[0-2])[0-3]\d)/g;

/** How many years a file may be moved away from its own. */
const MAX_MOVED_YEARS = 40;

/**
 * By how many years the days of a text are moved, so that none of its years is another one of it; the last try where
 * there is no such number.
 */
export function yearsMoved(text: string, taken: ReadonlySet<string>, random: Random): number {
  const years = [...new Set(text.match(YEAR)?.map(Number))].filter(isYear);
  const [first, last] = [Math.min(...years, 2079), Math.max(...years, 1950)];
  const draw = () => {
    const back = between(1, MAX_MOVED_YEARS, random);
    return first - back < 1950 ? between(1, Math.max(1, 2079 - last), random) : -back;
  };
  const isFree = (moved: number) => !years.some((year) => taken.has(String(year + moved)));
  const draws = Array.from({ length: MAX_MOVED_YEARS }, draw);
  return draws.find(isFree) ?? draw();
}

/** Another year of the same length; null for a number that is none. */
export function movedYear(year: string, moved: number): string | null {
  if (year.length === 2)
    return String((((Number(year) + moved) % 100) + 100) % 100).padStart(2, "0");
  return year.length === 4 && isYear(Number(year)) ? String(Number(year) + moved) : null;
}

/** The numbers that are alike as days and months. */
const RANGES = [
  [1, 9],
  [10, 12],
  [13, 31],
  [32, 99],
] as const;

/** Another number up to 99 that may stand for a day or a month if this one may, with as many digits. */
export function otherSmall(digits: string, random: Random): string {
  const value = Number(digits);
  if (value === 0) return digits;
  const [least, most] = RANGES.find(([, end]) => value <= end) ?? [1, 99];
  // No calendar lacks a 28th.
  return String(between(least, Math.min(most, most === 31 ? 28 : 99), random)).padStart(
    digits.length,
    "0",
  );
}

/** Another day as spreadsheets number them; null for a number that is none. */
export const otherSerialDay = (digits: string, random: Random): string | null =>
  digits.length === 5 && Number(digits) >= SERIAL_DAYS[0] && Number(digits) <= SERIAL_DAYS[1]
    ? String(between(...SERIAL_DAYS, random))
    : null;

/** A day without separators, with its time if it has one; null for a number that is none. */
export function otherCompactDay(digits: string, moved: number, random: Random): string | null {
  const [, year = "", month, day = "", time = ""] =
    /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])((?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?$/.exec(
      digits,
    ) ?? [];
  const other = movedYear(year, moved);
  if (month === undefined || other === null) return null;
  const hour = time === "" ? "" : String(between(0, 23, random)).padStart(2, "0");
  const rest = Array.from({ length: Math.max(0, time.length - 2) / 2 }, () =>
    String(between(0, 59, random)).padStart(2, "0"),
  );
  return `${other}${month}${otherSmall(day, random)}${hour}${rest.join("")}`;
}
