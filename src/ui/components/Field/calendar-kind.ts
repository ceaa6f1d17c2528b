import type { AcceptedDays } from "../../../domain/calendar/nearest-day.ts";
import type { CalendarMove } from "../../../domain/calendar/moves.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";

/** The cells of a calendar, days or months, with their texts and layout. */
export type CalendarKind<Value extends string> = {
  readonly texts: {
    readonly title: string;
    readonly placeholder: string;
    readonly previous: string;
    readonly next: string;
  };
  /** Parses the value of a field or its input. */
  readonly parse: (value: string) => Value | null;
  /** Parses what was typed; a day without a year is one that the field accepts. */
  readonly read: (typed: string, today: CivilDate, accepted: AcceptedDays) => Value | null;
  /** The texts of the field and of a cell, and the accessible name of a cell. */
  readonly show: (value: Value) => string;
  readonly cell: (value: Value) => string;
  readonly name: (value: Value) => string;
  readonly current: (today: CivilDate) => Value;
  /** The page of a value: its title, the names of its columns, if they have any, and its rows. */
  readonly title: (value: Value) => string;
  readonly columns: readonly { readonly name: string; readonly short: string }[];
  readonly rows: (value: Value) => readonly (readonly Value[])[];
  /** The column of a value, from 1 on. */
  readonly column: (value: Value) => number;
  readonly move: (from: Value, move: CalendarMove) => Value;
};
