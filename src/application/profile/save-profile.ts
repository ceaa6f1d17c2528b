import type { Profile } from "../../domain/users/profile.ts";
import type { SaveInput } from "../acts/form-dialog.machine.ts";
import type { Profiles } from "./profiles.ts";

/** Creates the profile or changes it. Rejects with a Failure. */
export const saveProfile =
  (profiles: Profiles) =>
  async ({ mode, draft, key }: SaveInput<Profile, "own">): Promise<void> => {
    await (mode.type === "create" ? profiles.create(draft, key) : profiles.update(draft));
  };
