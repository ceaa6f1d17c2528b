import type { Plan } from "../../../../src/domain/plans/plan.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type {
  LedgerId,
  SessionId,
  UserId,
  NotificationId,
} from "../../../../src/domain/shared/ids.ts";
import type { Role, UserStatus } from "../../../../src/domain/users/user.ts";
import type { TokenKind } from "../../../application/login/one-time-tokens.ts";
import type { Flag } from "../ledger/ledger-tables.ts";
import type { AchievementId } from "../../../../src/domain/achievements/achievement.ts";

export type UserRow = {
  readonly id: UserId;
  readonly username: string;
  /** The username in lower case, which is unique and indexed. */
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
  /** Counts the changes of the user's notifications. */
  readonly notification_changes: number;
  /** Their own ledger; null only while an account is created or removed. */
  readonly home_ledger: LedgerId | null;
};

/** When an account that is to be deleted is gone; other accounts have no row. */
export type DepartureRow = { readonly user_id: UserId; readonly leaves_at: number };

export type ConsentRow = {
  readonly user_id: UserId;
  readonly number: number;
  readonly accepted: Flag;
  readonly version: CivilDate;
  readonly answered_at: number;
};

export type TokenRow = {
  readonly digest: string;
  readonly id: SessionId;
  readonly user_id: UserId;
  readonly device: string;
  readonly issued_at: number;
  readonly used_at: number;
  /** When its user last proved their presence. */
  readonly present_at: number | null;
};

export type OneTimeTokenRow = {
  readonly digest: string;
  readonly kind: TokenKind;
  /** Null only for the challenge of a login. */
  readonly user_id: UserId | null;
  /** The session that requested another email. */
  readonly session_id: SessionId | null;
  /** By kind: the new email, the digest of the password's hash, or the purpose of a challenge. */
  readonly payload: string | null;
  readonly made_at: number;
  readonly expires_at: number;
  readonly tries: number;
};

export type ProfileRow = {
  readonly user_id: UserId;
  readonly name: string;
  readonly age: number | null;
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

export type AchievementRow = {
  readonly user_id: UserId;
  readonly achievement: AchievementId;
  readonly won_at: number;
};

export type RecommendationRow = {
  readonly user_id: UserId;
  /** The answer, in JSON. */
  readonly answer: string;
};
