import type {
  ProfileRow,
  NotificationRow,
  AchievementRow,
  RecommendationRow,
  ConsentRow,
  DepartureRow,
  OneTimeTokenRow,
  TokenRow,
  UserRow,
} from "./users/user-tables.ts";
import type { AccountRow, BalanceRow, RecordPlaceRow } from "./accounts/account-tables.ts";
import type {
  RecurrenceRow,
  OccurrenceRow,
  DismissedProposalRow,
} from "./recurrences/recurrence-tables.ts";
import type { RuleRow } from "./rules/rule-tables.ts";
import type { BudgetRow } from "./budgets/budget-tables.ts";
import type { CategoryRow } from "./categories/category-tables.ts";
import type { GoalRow, GoalEntryRow, PhotoRow } from "./goals/goal-tables.ts";
import type { TransactionRow, ReceiptRow, MonthSumRow } from "./transactions/transaction-tables.ts";
import type { LedgerRow, IdempotencyKeyRow, MemberRow } from "./ledger/ledger-tables.ts";
import type { EarlierVersion } from "../../../src/domain/exports/own-data.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { DayWork } from "../../application/once-a-day.ts";
import type { ChangeId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { FactorTables } from "./login/factor-tables.ts";
import type {
  ImportLineRow,
  ImportRepeatRow,
  ImportPartRow,
  ImportRow,
} from "./imports/import-tables.ts";
import type { PaymentEventRow, SubscriptionRow } from "./users/payment-tables.ts";

type VersionRow = {
  readonly ledger_id: LedgerId;
  readonly change_id: ChangeId;
  readonly resource: VersionedTable;
  readonly id: string;
  /** The revision that the change made. */
  readonly revision: number;
  /** The record before the change, in JSON; null if there was none. */
  readonly before: string | null;
  readonly made_at: number;
  /** The change that this one undid; null for any other, and for rows older than this column. */
  readonly undoes: ChangeId | null;
};

/** The count of a rate limit, and when it expires. */
type RateCountRow = { readonly key: string; readonly value: number; readonly until: number };

/** A photo's image, as WebP. */
type PhotoImageRow = { readonly name: string; readonly webp: Uint8Array };

/** The last day on which a daily work was done. */
type DayWorkRow = { readonly work: DayWork; readonly day: CivilDate };

/**
 * The tables with records of a ledger, or with rows that belong to one: an occurrence to its plan, a told balance to
 * its account.
 */
export type RecordRows = {
  readonly categories: CategoryRow;
  readonly accounts: AccountRow;
  readonly balances: BalanceRow;
  readonly transactions: TransactionRow;
  readonly budgets: BudgetRow;
  readonly goals: GoalRow;
  readonly rules: RuleRow;
  readonly recurrences: RecurrenceRow;
  readonly occurrences: OccurrenceRow;
};

export type RecordTable = keyof RecordRows;

/** The tables beside the records of a ledger that a copy restores too. */
export type AttachedTable = Exclude<VersionedTable, RecordTable | "restore">;

/** The tables with versions; a restore has one of its own, which marks it and holds the cushion. */
export type VersionedTable = EarlierVersion["resource"];

/** The columns as both databases hold them: money in cents, days as text, moments in Unix ms. */
export type Tables = FactorTables &
  RecordRows & {
    /** PostgreSQL only. */
    readonly rate_counts: RateCountRow;
    /** PostgreSQL only. */
    readonly photo_images: PhotoImageRow;
    /** PostgreSQL only. */
    readonly day_works: DayWorkRow;
    readonly database_home: { readonly place: string; readonly seen_at: number | null };
    readonly users: UserRow;
    readonly subscriptions: SubscriptionRow;
    readonly payment_events: PaymentEventRow;
    readonly tokens: TokenRow;
    readonly one_time_tokens: OneTimeTokenRow;
    readonly consents: ConsentRow;
    readonly departures: DepartureRow;
    readonly ledgers: LedgerRow;
    readonly members: MemberRow;
    readonly versions: VersionRow;
    readonly record_places: RecordPlaceRow;
    readonly month_sums: MonthSumRow;
    readonly imports: ImportRow;
    readonly import_repeats: ImportRepeatRow;
    readonly import_lines: ImportLineRow;
    readonly import_parts: ImportPartRow;
    readonly receipts: ReceiptRow;
    readonly dismissed_proposals: DismissedProposalRow;
    readonly profiles: ProfileRow;
    readonly goal_entries: GoalEntryRow;
    readonly idempotency_keys: IdempotencyKeyRow;
    readonly photos: PhotoRow;
    readonly notifications: NotificationRow;
    readonly achievements: AchievementRow;
    readonly recommendations: RecommendationRow;
  };
