import type { Moved } from "../../src/domain/forecast/moved.ts";
import type { Planned } from "../../src/domain/forecast/planned.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../../src/domain/shared/civil-date.ts";

export const day = (text: string): CivilDate => {
  const read = parseCivilDate(text);
  if (read === null) throw new Error(`no day: ${text}`);
  return read;
};

/** A record as a forecast sees it: an expense of so many cents, without words unless told. */
export const moved = (date: string, amount: number, other: Partial<Moved> = {}): Moved => ({
  date: day(date),
  kind: "expense",
  category: "Lazer",
  amount: cents(amount),
  description: null,
  ...other,
});

/** The same to come, of the one recurring movement unless told. */
export const coming = (date: string, amount: number, other: Partial<Planned> = {}): Planned => ({
  ...moved(date, amount),
  recurrence: "one",
  ...other,
});
