/** What a number of a spreadsheet means by its format: a day, a time of day, or the number itself. */
export type NumberMeaning = "day" | "time" | "number";

/** The first and last numbers of the formats that every program knows, and that a file does not write out. */
const KNOWN = [
  [14, 17, "day"],
  [18, 21, "time"],
  [22, 22, "day"],
  [27, 36, "day"],
  [45, 45, "time"],
  [47, 47, "time"],
  [50, 58, "day"],
] as const;

/** The meaning of a format that a file does not write out. */
export const knownMeaning = (format: number): NumberMeaning =>
  KNOWN.find(([first, last]) => first <= format && format <= last)?.[2] ?? "number";

/** Texts in quotes, escaped characters, widths and fillings: none of them is part of a date. */
const LITERALS = /"[^"]*(?:"|$)|[\\_*]./gsu;

/** Hours, minutes or seconds that count on beyond a day. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i;

/** Colours, conditions, currencies and languages. */
const BRACKETS = /\[[^\]]*(?:\]|$)/g;

const HALVES_OF_DAY = /AM\/PM|A\/P/gi;
const FRACTIONS_OF_SECONDS = /s[.,]0+/gi;

/** The meaning of a format by its text, such as `[$-816]d "de" mmmm;@`. Its first section is that of days. */
export function meaningOf(code: string): NumberMeaning {
  const written = code.replace(LITERALS, "");
  if (ELAPSED.test(written)) return "number";
  const [first = ""] = written.replace(BRACKETS, "").split(";");
  const letters = first.replace(HALVES_OF_DAY, "h").replace(FRACTIONS_OF_SECONDS, "s");
  if (/general|standard|[#0?@%]/i.test(letters)) return "number";
  if (/[dy]/i.test(letters)) return "day";
  if (/[hs]/i.test(letters)) return "time";
  return /m/i.test(letters) ? "day" : "number";
}

const DAY_MS = 86_400_000;

/** The days from the beginning of the calendar of old Macintoshes to that of all others. */
const DAYS_TO_1904 = 1_462;

/** From this number on, days count from 1899-12-30; before, from the day after, for 29 February 1900 never was. */
const FIRST_TRUE_DAY = 61;

/** The day after 9999-12-31. */
const END_OF_DAYS = 2_958_466;

/** A number by its meaning: the text of a day or a time as in ISO 8601, or the number if it is none. */
export function numberCell(
  value: number,
  meaning: NumberMeaning,
  from1904: boolean,
): string | number {
  const serial = from1904 ? value + DAYS_TO_1904 : value;
  if (meaning === "number" || !(value >= 0 && serial < END_OF_DAYS)) return value;
  const days = serial >= FIRST_TRUE_DAY ? serial : serial + 1;
  const ms = Math.round((days * DAY_MS) / 1_000) * 1_000 + Date.UTC(1899, 11, 30);
  const text = new Date(ms).toISOString().slice(0, -5);
  if (value < 1) return meaning === "time" ? text.slice(-8) : from1904 ? dayText(text) : value;
  return dayText(text);
}

/** A day with its time only if it has one. */
export const dayText = (text: string): string =>
  text.replace(/T00:00(?::00)?(?:\.0+)?Z?$|(?:\.\d+)?Z?$/, "");
