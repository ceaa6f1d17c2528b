import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Profile } from "../../../src/domain/users/profile.ts";
import type { Profiles } from "../ports/profiles.ts";

type Ports = { readonly profiles: Profiles };

/** Replaces the personal data of a user; false if there are none yet. */
export const updateProfile =
  ({ profiles }: Ports) =>
  (owner: UserId, profile: Profile): Promise<boolean> =>
    profiles.replace(owner, profile);
