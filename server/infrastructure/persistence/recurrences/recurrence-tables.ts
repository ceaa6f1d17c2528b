import type { Outcome } from "../../../../src/domain/recurrences/outcomes.ts";
import type {
  RecurrenceMode,
  RecurrenceUnit,
  WeekendRule,
} from "../../../../src/domain/recurrences/recurrence.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { CategoryId, LedgerId, RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import type { Flag, Stamps } from "../ledger/ledger-tables.ts";

/** The columns of a recurrence. */
export type RecurrenceColumns = {
  readonly ledger_id: LedgerId;
  readonly id: RecurrenceId;
  readonly kind: TransactionKind;
  readonly category_id: CategoryId;
  readonly cost: "each" | "parts";
  /** The amount of each, or the total of the instalments. */
  readonly amount: Cents;
  /** The fee due with the first instalment; 0 without instalments. */
  readonly fee: Cents;
  readonly description: string | null;
  readonly first_day: CivilDate;
  /** The day of the month; null for that of the first day. */
  readonly day_of_month: number | null;
  readonly every: number;
  readonly unit: RecurrenceUnit;
  readonly last_day: CivilDate | null;
  readonly times: number | null;
  readonly weekend: WeekendRule;
  readonly mode: RecurrenceMode;
  readonly paused: Flag;
  /** The day from which it is open, as set when it was created or last rescheduled. */
  readonly opened_from: CivilDate;
} & FollowingColumns;

/** Columns derived from a plan and its occurrences: changing them is not a change of the plan, and makes no version. */
type FollowingColumns = {
  /** Everything planned before that day is settled. */
  readonly open_from: CivilDate;
  /** The first day whose outcome may count for an open one: earlier ones are not read. */
  readonly read_from: CivilDate;
  /** The last revision that changed it or one of its occurrences. */
  readonly told_revision: number;
  readonly asked_until: CivilDate | null;
  /** The next day with automatic work, indexed; null for never. */
  readonly action_day: CivilDate | null;
};

/** The outcome of a planned day. */
export type OccurrenceColumns = {
  readonly ledger_id: LedgerId;
  /** The plan's id and the day. */
  readonly id: string;
  readonly recurrence_id: RecurrenceId;
  readonly day: CivilDate;
  readonly became: Outcome["became"];
  /** The new due day, and the new amount, or what was paid of an instalment; null if unchanged. */
  readonly date: CivilDate | null;
  readonly amount: Cents | null;
  /** Within how many days it counts for another planned day; null for the calendar month. */
  readonly reach: number | null;
};

export type DismissedProposalRow = {
  readonly ledger_id: LedgerId;
  readonly id: string;
  readonly made_at: number;
};

export type RecurrenceRow = Stamps & RecurrenceColumns;

export type OccurrenceRow = Stamps & OccurrenceColumns;
