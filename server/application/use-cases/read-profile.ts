import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Profile } from "../../../src/domain/users/profile.ts";
import type { Profiles } from "../ports/profiles.ts";

type Ports = { readonly profiles: Profiles };

/** The personal data of a user; null until there are some. */
export const readProfile =
  ({ profiles }: Ports) =>
  (owner: UserId): Promise<Profile | null> =>
    profiles.of(owner);
