import type { Goal } from "../../domain/goals/goal.ts";
import type { Profile } from "../../domain/users/profile.ts";
import type { Goals } from "../ports/goals.ts";
import type { Profiles } from "../ports/profiles.ts";

/** All that the profile screen shows (§2, Perfil). */
export type ProfileView = {
  /** Null until the user has made one. */
  readonly profile: Profile | null;
  readonly goals: readonly Goal[];
};

/** Loads personal data and goals together (§2). Rejects with a Failure. */
export const loadProfile = (profiles: Profiles, goals: Goals) => async (): Promise<ProfileView> => {
  const [profile, all] = await Promise.all([profiles.read(), goals.list()]);
  return { profile, goals: all };
};
