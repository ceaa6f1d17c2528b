import type { CalendarMove } from "../../../domain/calendar/moves.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";

/** What a calendar lets one choose, days or months, and how they are written and laid out. */
export type CalendarKind<Value extends string> = {
  readonly texts: {
    readonly title: string;
    readonly placeholder: string;
    readonly previous: string;
    readonly next: string;
  };
  /** Reads the value of a field, or what is typed into it. */
  readonly parse: (value: string) => Value | null;
  readonly read: (typed: string, today: CivilDate) => Value | null;
  /** What the field shows, what a cell shows, and what a cell is called. */
  readonly show: (value: Value) => string;
  readonly cell: (value: Value) => string;
  readonly name: (value: Value) => string;
  readonly current: (today: CivilDate) => Value;
  /** The page that a value stands on: its title, the names of its columns, if they have any, and its rows. */
  readonly title: (value: Value) => string;
  readonly columns: readonly { readonly name: string; readonly short: string }[];
  readonly rows: (value: Value) => readonly (readonly Value[])[];
  /** The column of a value, from 1 on. */
  readonly column: (value: Value) => number;
  readonly move: (from: Value, move: CalendarMove) => Value;
};
