import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Profile } from "../../../src/domain/users/profile.ts";

/** The personal data, at most one record per user. */
export type Profiles = {
  readonly of: (owner: UserId) => Promise<Profile | null>;
  /** Returns whether there was none yet. */
  readonly add: (owner: UserId, profile: Profile) => Promise<boolean>;
  /** Returns whether there was one to replace. */
  readonly replace: (owner: UserId, profile: Profile) => Promise<boolean>;
};
