import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { RecurrenceId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** How many recurring movements a ledger may have, ended ones included. */
export const RECURRENCES_MAX = 200;

/** The most days, weeks, months or years between two movements, and the most movements that one may count. */
export const EVERY_MAX = 366;
export const TIMES_MAX = 1000;

/** So many movements of the time before it was made a recurrence may record at most. */
export const EARLIER_MAX = 400;

/** So many days ahead is told at most what is planned: three years. */
export const AHEAD_MAX_DAYS = 1096;

export type RecurrenceUnit = "day" | "week" | "month" | "year";

/**
 * The rule for a movement whose day is a Saturday or a Sunday: it stays, or the working week before or after takes it.
 */
export type WeekendRule = "keep" | "before" | "after";

/** Whether a movement is recorded by itself on its day, or waits until somebody says so. */
export type RecurrenceMode = "automatic" | "confirm";

/** The amounts of the movements: the same each time, or a total in parts, with one fee beside the first of them. */
export type RecurrenceCost =
  | { readonly of: "each"; readonly amount: Cents }
  | { readonly of: "parts"; readonly total: Cents; readonly fee: Cents };

/** The fields of a recurring movement that a person fills in (recorrente on the wire). */
export type RecurrenceDraft = {
  readonly kind: TransactionKind;
  readonly category: string;
  readonly cost: RecurrenceCost;
  readonly description: string | null;
  /** The first day, on which all others are anchored: of 31 January comes the last day of February, then 31 March. */
  readonly start: CivilDate;
  /** It comes every so many units, from 1. */
  readonly every: number;
  readonly unit: RecurrenceUnit;
  /** No movement is planned after this day; null for no such day. */
  readonly end: CivilDate | null;
  /** So many movements there are at most, from the first day on; null for no such number. Parts always have one. */
  readonly times: number | null;
  readonly weekend: WeekendRule;
  readonly mode: RecurrenceMode;
  readonly paused: boolean;
};

/** The fate of one planned movement, known by its planned day, before any weekend or change moved it. */
export type OccurrenceException =
  | { readonly day: CivilDate; readonly state: "settled" }
  | {
      readonly day: CivilDate;
      readonly state: "changed";
      /** When it is due instead, strictly between the movements before and after it. */
      readonly date: CivilDate;
      readonly amount: Cents;
    };

/** A movement that comes again, and how far it has come. */
export type Recurrence = RecurrenceDraft & {
  readonly id: RecurrenceId;
  /** All that was planned before this day is settled: recorded, skipped, or never wanted. */
  readonly openFrom: CivilDate;
  /** The deviations from the plan from that day on. */
  readonly exceptions: readonly OccurrenceException[];
  /** Whoever confirms was asked about everything that is due up to this day; null if about nothing. */
  readonly askedUntil: CivilDate | null;
};

/** A movement that is planned and not yet settled. */
export type Occurrence = {
  readonly recurrenceId: RecurrenceId;
  /** The planned day, by which it is known. */
  readonly day: CivilDate;
  /** When it is due: the planned day unless a weekend or somebody moved it. */
  readonly date: CivilDate;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
};
