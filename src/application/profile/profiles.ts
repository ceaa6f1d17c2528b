import type { Profile } from "../../domain/users/profile.ts";

/** The user's personal data (/perfil). Every call rejects with a Failure. */
export type Profiles = {
  /** Null until the user has made them. */
  read(): Promise<Profile | null>;
  /** Records them once: the same key again gives the same answer. */
  create(profile: Profile, key: string): Promise<Profile>;
  update(profile: Profile): Promise<Profile>;
};
