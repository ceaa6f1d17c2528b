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
import type { Flag } from "../imports/import-tables.ts";

/** What a row says of something that comes again. */
export type RecurrenceColumns = {
  readonly ledger_id: LedgerId;
  readonly id: RecurrenceId;
  readonly kind: TransactionKind;
  readonly category_id: CategoryId;
  readonly cost: "each" | "parts";
  /** What each comes to, or the total of the parts. */
  readonly amount: Cents;
  /** What comes with the first part; 0 where there are none. */
  readonly fee: Cents;
  readonly description: string | null;
  readonly first_day: CivilDate;
  readonly every: number;
  readonly unit: RecurrenceUnit;
  readonly last_day: CivilDate | null;
  readonly times: number | null;
  readonly weekend: WeekendRule;
  readonly mode: RecurrenceMode;
  readonly paused: Flag;
  /** From when on it is open, as it was made or planned anew last. */
  readonly opened_from: CivilDate;
} & FollowingColumns;

/** What follows from a plan and its occurrences, and is kept beside it: no change of the plan, and in no history of it. */
type FollowingColumns = {
  /** All that was planned before is settled: outcomes of earlier days are not read. */
  readonly open_from: CivilDate;
  /** The last revision that changed it or one of its occurrences. */
  readonly told_revision: number;
  readonly asked_until: CivilDate | null;
  /** The day on which there is something to do without anybody's asking, by which it is found; null for never. */
  readonly action_day: CivilDate | null;
};

/** What became of a planned day. */
export type OccurrenceColumns = {
  readonly ledger_id: LedgerId;
  /** The plan and the day. */
  readonly id: string;
  readonly recurrence_id: RecurrenceId;
  readonly day: CivilDate;
  readonly became: Outcome["became"];
  /** When it is due instead, and what it comes to; null of what was not changed. */
  readonly date: CivilDate | null;
  readonly amount: Cents | null;
};

export type DismissedProposalRow = {
  readonly ledger_id: LedgerId;
  readonly id: string;
  readonly made_at: number;
};
