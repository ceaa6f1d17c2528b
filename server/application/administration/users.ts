import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { ListedUser } from "../../../src/domain/users/account-change.ts";
import type { UserOverview } from "../../../src/domain/users/user-overview.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Instant } from "../clock.ts";

/** A user together with what proves that a password is theirs. */
export type Account = {
  readonly user: User;
  readonly passwordHash: string;
  /** From when on the account is gone that its person wants removed; null of one that stays. */
  readonly leavesAt: Instant | null;
};

/** Which unique name of an account somebody else already has. */
export type AccountConflict = "username-taken" | "email-taken";

/** Somebody else has the email that an account is to get. */
export class EmailTaken extends Error {}

/** A part of the list of users; what is left out does not narrow it. */
export type UserQuery = {
  /** The text that username or email contain, whatever its case and its accents. */
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly skip?: number | undefined;
};

/** The accounts; usernames and emails are the same whatever their case. */
export type Users = {
  readonly isEmpty: () => Promise<boolean>;
  readonly withId: (id: UserId) => Promise<Account | null>;
  readonly withUsername: (username: string) => Promise<Account | null>;
  readonly withEmail: (email: string) => Promise<Account | null>;
  readonly conflictOf: (username: string, email: string) => Promise<AccountConflict | null>;
  readonly add: (
    account: Omit<Account, "leavesAt">,
    at: Instant,
  ) => Promise<Result<User, AccountConflict>>;
  /** By username, whatever its case. */
  readonly list: (query: UserQuery) => Promise<readonly ListedUser[]>;
  readonly overview: () => Promise<UserOverview>;
  /** Those who leave aside. */
  readonly countActiveAdmins: () => Promise<number>;
  /** Writes what of an account may change: password, status and plan. */
  readonly replace: (account: Omit<Account, "leavesAt">) => Promise<void>;
  /** Gives an account another email. Throws `EmailTaken`, and so undoes its work, if somebody else has that. */
  readonly changeEmail: (id: UserId, email: string) => Promise<void>;
  readonly setLeaving: (id: UserId, leavesAt: Instant | null) => Promise<void>;
  /** Whose accounts are gone at a moment, at most so many. */
  readonly departed: (now: Instant, most: number) => Promise<readonly UserId[]>;
  /** Everybody, in the order of their identifiers, those after one; at most so many. */
  readonly idsAfter: (after: UserId | null, most: number) => Promise<readonly UserId[]>;
  readonly registeredAt: (id: UserId) => Promise<Instant | null>;
  /** Removes an account and all that is kept of its user. */
  readonly remove: (id: UserId) => Promise<void>;
};
