import type { AchievementId } from "../../../src/domain/achievements/achievement.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type {
  AccountId,
  BudgetId,
  CategoryId,
  ChangeId,
  GoalId,
  LedgerId,
  NotificationId,
  RecurrenceId,
  RuleId,
  TransactionId,
  UserId,
} from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { TaxNumber } from "../../../src/domain/receipts/tax-number.ts";
import type { CategoryRole } from "../../../src/domain/categories/category.ts";
import type { CategoryColour, CategoryIcon } from "../../../src/domain/categories/category-look.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { FactorTables } from "./login/factor-tables.ts";
import type {
  ConsentRow,
  DepartureRow,
  OneTimeTokenRow,
  TokenRow,
  UserRow,
} from "./user-tables.ts";
import type { AccountColumns, BalanceColumns } from "./accounts/account-tables.ts";
import type {
  Flag,
  ImportLineRow,
  ImportRepeatRow,
  ImportPartRow,
  ImportRow,
} from "./imports/import-tables.ts";
import type { MemberRow, WrittenBy } from "./member-tables.ts";
import type { PaymentEventRow, SubscriptionRow } from "./users/payment-tables.ts";
import type {
  DismissedProposalRow,
  OccurrenceColumns,
  RecurrenceColumns,
} from "./recurrences/recurrence-tables.ts";

type LedgerRow = {
  readonly id: LedgerId;
  readonly revision: number;
  readonly epoch: string;
  readonly pruned_revision: number;
  /** The amount in the accounts that is never to be spent, in cents. */
  readonly cushion: Cents;
};

/** The stamps of every row of a ledger; a removed row remains as a tombstone. */
export type Stamps = {
  readonly revision: number;
  readonly created_at: number;
  readonly changed_at: number;
  readonly changed_by: WrittenBy;
  readonly deleted_at: number | null;
};

export type CategoryRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: CategoryId;
  readonly kind: TransactionKind;
  readonly name: string;
  /** The name without case and accents, which is unique. */
  readonly name_key: string;
  readonly role: CategoryRole | null;
  readonly fixed: Flag;
  readonly colour: CategoryColour | null;
  readonly icon: CategoryIcon | null;
  readonly position: number;
  readonly archived: Flag;
  readonly merged_into: CategoryId | null;
};

export type TransactionRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: TransactionId;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly category_id: CategoryId;
  readonly amount: Cents;
  readonly description: string | null;
  /** The recurrence and planned day of an automatic record; null for a manual one. */
  readonly recurrence_id: RecurrenceId | null;
  readonly planned_day: CivilDate | null;
  /** The planned movement that a manual record fulfils. */
  readonly fulfils_id: RecurrenceId | null;
  readonly fulfils_day: CivilDate | null;
  /** The revision that created it; null for rows older than this column. */
  readonly made_revision: number | null;
  /** Null for a record of the main account. */
  readonly account_id: AccountId | null;
};

type ReceiptRow = {
  readonly ledger_id: LedgerId;
  readonly transaction_id: TransactionId;
  readonly tax_number: TaxNumber;
  readonly atcud: string | null;
};

type VersionRow = {
  readonly ledger_id: LedgerId;
  readonly change_id: ChangeId;
  readonly resource: RecordTable;
  readonly id: string;
  /** The revision that the change made. */
  readonly revision: number;
  /** The record before the change, in JSON; null if there was none. */
  readonly before: string | null;
  readonly made_at: number;
  /** The change that this one undid; null for any other, and for rows older than this column. */
  readonly undoes: ChangeId | null;
};

type MonthSumRow = {
  readonly ledger_id: LedgerId;
  readonly month: YearMonth;
  readonly kind: TransactionKind;
  readonly category_id: CategoryId;
  readonly sum: Cents;
  readonly count: number;
};

export type RuleRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: RuleId;
  readonly kind: TransactionKind;
  readonly contains: string;
  readonly category_id: CategoryId | null;
  readonly leaves_out: Flag;
  readonly description: string | null;
  readonly position: number;
};

export type RecurrenceRow = Stamps & RecurrenceColumns;

export type OccurrenceRow = Stamps & OccurrenceColumns;

export type AccountRow = Stamps & AccountColumns;

export type BalanceRow = Stamps & BalanceColumns;

type ProfileRow = {
  readonly user_id: UserId;
  readonly name: string;
  readonly age: number | null;
};

export type GoalRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: GoalId;
  readonly name: string;
  readonly total: Cents;
  readonly current: Cents;
  readonly deadline: CivilDate | null;
  readonly photo_url: string | null;
};

export type GoalEntryRow = {
  readonly ledger_id: LedgerId;
  readonly goal_id: GoalId;
  readonly day: CivilDate;
  readonly amount: Cents;
};

type IdempotencyKeyRow = {
  readonly user_id: UserId;
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: string;
  readonly created_at: number;
};

type PhotoRow = {
  readonly name: string;
  readonly ledger_id: LedgerId;
  readonly bytes: number;
  readonly created_at: number;
};

export type BudgetRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: BudgetId;
  readonly category_id: CategoryId;
  readonly limit: Cents;
  readonly month: YearMonth;
  readonly repeats: Flag;
  /** Whether it was created automatically and not changed by a person since. */
  readonly carried: Flag;
};

/** The count of a rate limit, and when it expires. */
type RateCountRow = { readonly key: string; readonly value: number; readonly until: number };

export type NotificationRow = {
  readonly id: NotificationId;
  readonly user_id: UserId;
  readonly key: string;
  readonly title: string;
  readonly message: string;
  readonly read: Flag;
  readonly dismissed: Flag;
  readonly created_at: number;
};

type AchievementRow = {
  readonly user_id: UserId;
  readonly achievement: AchievementId;
  readonly won_at: number;
};

type RecommendationRow = {
  readonly user_id: UserId;
  /** The answer, in JSON. */
  readonly answer: string;
};

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

/** The columns as both databases hold them: money in cents, days as text, moments in Unix ms. */
export type Tables = FactorTables &
  RecordRows & {
    /** PostgreSQL only. */
    readonly rate_counts: RateCountRow;
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
