import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { ListedUser } from "../../../src/domain/users/account-change.ts";
import type { UserOverview } from "../../../src/domain/users/user-overview.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Instant } from "../clock.ts";

/** A user and the hash that verifies their password. */
export type Account = {
  readonly user: User;
  readonly passwordHash: string;
  /** When an account that its owner asked to delete is gone; null if no deletion was requested. */
  readonly leavesAt: Instant | null;
};

/** The unique field of an account that another user already has. */
export type AccountConflict = "username-taken" | "email-taken";

/** The new email belongs to another user. */
export class EmailTaken extends Error {}

/** Selects a page of the list of users; an absent field does not filter. */
export type UserQuery = {
  /** Text contained in the username or email, ignoring case and accents. */
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly skip?: number | undefined;
};

/** The accounts; usernames and emails ignore case. */
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
  /** By username, ignoring case. */
  readonly list: (query: UserQuery) => Promise<readonly ListedUser[]>;
  readonly overview: () => Promise<UserOverview>;
  /** Without those whose deletion is requested. */
  readonly countActiveAdmins: () => Promise<number>;
  /** Writes the mutable fields of an account: password, status and plan. */
  readonly replace: (account: Omit<Account, "leavesAt">) => Promise<void>;
  /**
   * Changes the email of an account. Throws `EmailTaken`, which rolls back the unit of work, if another user has it.
   */
  readonly changeEmail: (id: UserId, email: string) => Promise<void>;
  readonly setLeaving: (id: UserId, leavesAt: Instant | null) => Promise<void>;
  /** The users whose accounts are due for removal at a moment, at most `most`. */
  readonly departed: (now: Instant, most: number) => Promise<readonly UserId[]>;
  /** The ids of all users after a given one, in order, at most `most`. */
  readonly idsAfter: (after: UserId | null, most: number) => Promise<readonly UserId[]>;
  readonly registeredAt: (id: UserId) => Promise<Instant | null>;
  /** Removes an account and all data of its user. */
  readonly remove: (id: UserId) => Promise<void>;
};
