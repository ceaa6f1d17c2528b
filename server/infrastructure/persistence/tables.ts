import type { AchievementId } from "../../../src/domain/achievements/achievement.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type {
  BudgetId,
  GoalId,
  NotificationId,
  TransactionId,
  UserId,
} from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Role, UserStatus } from "../../../src/domain/users/user.ts";

/** Neither database has the other's booleans: 0 is no, 1 is yes. */
export type Flag = 0 | 1;

export type UserRow = {
  readonly id: UserId;
  readonly username: string;
  /** The username in lower case, by which it is unique and found. */
  readonly username_key: string;
  readonly email: string;
  readonly email_key: string;
  readonly password_hash: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly plan: Plan;
  readonly subscription_active: Flag;
  readonly policy_accepted: Flag;
  readonly created_at: number;
};

type TokenRow = {
  readonly digest: string;
  readonly user_id: UserId;
  readonly issued_at: number;
  readonly used_at: number;
};

export type TransactionRow = {
  readonly id: TransactionId;
  readonly user_id: UserId;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
};

type ProfileRow = {
  readonly user_id: UserId;
  readonly name: string;
  readonly age: number | null;
};

export type GoalRow = {
  readonly id: GoalId;
  readonly user_id: UserId;
  readonly name: string;
  readonly total: Cents;
  readonly current: Cents;
  readonly deadline: CivilDate | null;
  readonly photo_url: string | null;
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
  readonly user_id: UserId;
  readonly bytes: number;
  readonly created_at: number;
};

export type BudgetRow = {
  readonly id: BudgetId;
  readonly user_id: UserId;
  readonly category: string;
  readonly limit: Cents;
  readonly month: YearMonth;
};

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

/** The columns as both databases hold them: money in cents, days as text, moments in Unix ms. */
export type Tables = {
  readonly users: UserRow;
  readonly tokens: TokenRow;
  readonly transactions: TransactionRow;
  readonly profiles: ProfileRow;
  readonly goals: GoalRow;
  readonly idempotency_keys: IdempotencyKeyRow;
  readonly photos: PhotoRow;
  readonly budgets: BudgetRow;
  readonly notifications: NotificationRow;
  readonly achievements: AchievementRow;
};
