import type { Profiles } from "../../../src/application/profile/profiles.ts";
import type { Profile } from "../../../src/domain/users/profile.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { openLine, over, reject } from "./line.ts";
import { onceEach } from "./once.ts";

/** Personal data in memory, with an initial profile or none. */
export function fakeProfiles(begun: Profile | null = null, line = openLine()): Profiles {
  let kept = begun;
  const once = onceEach<Profile>();
  return {
    read: () => over(line, () => kept),
    create: (profile, key) =>
      over(line, () =>
        once(key, profile, () => {
          if (kept !== null) reject(409, serverProblems["profile-exists"]);
          kept = profile;
          return profile;
        }),
      ),
    update: (profile) =>
      over(line, () => {
        if (kept === null) reject(404, serverProblems["no-profile"]);
        kept = profile;
        return profile;
      }),
  };
}
