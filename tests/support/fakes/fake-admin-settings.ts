import type { AdminSettingsCalls } from "../../../src/application/administration/admin-settings.ts";
import type { AdminSettings } from "../../../src/domain/users/second-factor.ts";
import { openLine, over } from "./line.ts";

/** The administrators' settings, in memory. */
export function fakeAdminSettings(line = openLine()): AdminSettingsCalls {
  let kept: AdminSettings = { factorRequired: false };
  return {
    read: () => over(line, () => kept),
    write: (settings) =>
      over(line, () => {
        kept = settings;
      }),
  };
}
