import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { RecurrenceId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** The most recurrences of a ledger, ended ones included. */
export const RECURRENCES_MAX = 200;

/** The largest number of days, weeks, months or years between two movements, and the most movements of a plan. */
export const EVERY_MAX = 366;
export const OCCURRENCES_MAX = 1000;

/** The day of the month that is the last one of every month. */
export const LAST_DAY_OF_MONTH = 31;

/** The most movements before its creation that a recurrence may record. */
export const EARLIER_MAX = 400;

/** The most days ahead for which planned movements are listed: three years. */
export const AHEAD_MAX_DAYS = 1096;

export type RecurrenceUnit = "day" | "week" | "month" | "year";

/** The treatment of a movement on a Saturday or a Sunday: it stays, or moves to the working day before or after. */
export type WeekendRule = "keep" | "before" | "after";

/** Whether a movement is recorded automatically on its day, or waits to be confirmed. */
export type RecurrenceMode = "automatic" | "confirm";

/** The amounts of the movements: the same each time, or a total in instalments, with a fee added to the first. */
export type RecurrenceCost =
  | { readonly of: "each"; readonly amount: Cents }
  | { readonly of: "parts"; readonly total: Cents; readonly fee: Cents };

/** The fields of a recurring movement that a person fills in (recorrente on the wire). */
export type RecurrenceDraft = {
  readonly kind: TransactionKind;
  readonly category: string;
  readonly cost: RecurrenceCost;
  readonly description: string | null;
  /** The first day, on which all others are based: after 31 January comes the last day of February, then 31 March. */
  readonly start: CivilDate;
  /** The day of the month, from 1 to 31, which is the last one; absent: that of `start`. Of months and years only. */
  readonly dayOfMonth?: number;
  /** The number of units between two movements, from 1. */
  readonly every: number;
  readonly unit: RecurrenceUnit;
  /** The last day on which a movement may be planned; null for none. */
  readonly end: CivilDate | null;
  /** The most movements, from the first day on; null for no limit. Instalments always have one. */
  readonly times: number | null;
  readonly weekend: WeekendRule;
  readonly mode: RecurrenceMode;
  readonly paused: boolean;
};

/** The deviation of one planned movement, identified by its planned day, before any weekend or change moved it. */
export type OccurrenceException =
  | { readonly day: CivilDate; readonly state: "settled" }
  | {
      readonly day: CivilDate;
      readonly state: "changed";
      /** When it is due instead, strictly between the movements before and after it. */
      readonly date: CivilDate;
      readonly amount: Cents;
    };

/** A recurrence, and how far it has come. */
export type Recurrence = RecurrenceDraft & {
  readonly id: RecurrenceId;
  /** Everything planned before this day is settled: recorded, skipped, or never wanted. */
  readonly openFrom: CivilDate;
  /** The deviations from the plan from that day on. */
  readonly exceptions: readonly OccurrenceException[];
  /** The user was asked to confirm everything that is due up to this day; null if nothing. */
  readonly askedUntil: CivilDate | null;
  /** By how much more than planned the settled instalments were paid, in cents; negative for less, absent if as planned. */
  readonly overpaid?: Cents;
};

/** An open movement of a recurrence. */
export type Occurrence = {
  readonly recurrenceId: RecurrenceId;
  /** The planned day, which identifies it. */
  readonly day: CivilDate;
  /** When it is due: the planned day unless a weekend or the user moved it. */
  readonly date: CivilDate;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
};
