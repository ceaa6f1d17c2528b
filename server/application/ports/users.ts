import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Instant } from "./clock.ts";

/** A user together with what proves that a password is theirs. */
export type Account = { readonly user: User; readonly passwordHash: string };

/** Which unique name of an account somebody else already has. */
export type AccountConflict = "username-taken" | "email-taken";

/** The accounts; usernames and emails are the same whatever their case. */
export type Users = {
  readonly isEmpty: () => Promise<boolean>;
  readonly withId: (id: UserId) => Promise<Account | null>;
  readonly withUsername: (username: string) => Promise<Account | null>;
  readonly conflictOf: (username: string, email: string) => Promise<AccountConflict | null>;
  readonly add: (account: Account, at: Instant) => Promise<Result<User, AccountConflict>>;
};
