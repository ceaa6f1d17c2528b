import type { Profile } from "../../domain/users/profile.ts";

/** The user's profile (/perfil). Every call rejects with a Failure. */
export type Profiles = {
  /** Null until the user has created it. */
  read(): Promise<Profile | null>;
  /** Creates it once: a repeated call with the same key returns the same profile. */
  create(profile: Profile, key: string): Promise<Profile>;
  update(profile: Profile): Promise<Profile>;
};
