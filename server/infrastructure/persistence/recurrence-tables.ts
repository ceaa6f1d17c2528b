import type {
  RecurrenceMode,
  RecurrenceUnit,
  WeekendRule,
} from "../../../src/domain/recurrences/recurrence.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { CategoryId, LedgerId, RecurrenceId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Flag } from "./import-tables.ts";

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
  readonly open_from: CivilDate;
  /** What differs from the plan, in JSON. */
  readonly exceptions: string;
  readonly asked_until: CivilDate | null;
  /** The day on which there is something to do without anybody's asking, by which it is found; null for never. */
  readonly action_day: CivilDate | null;
};

export type DismissedProposalRow = {
  readonly ledger_id: LedgerId;
  readonly id: string;
  readonly made_at: number;
};
