import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { AdminSettings } from "../../../src/domain/users/second-factor.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { stillAdministers } from "./administration.ts";
import type { UserWork } from "../stores.ts";

/** "own-factor-missing" if administrators without a second factor would lock themselves out. */
export type SettingsRefusal = "own-factor-missing" | "unauthenticated";

/** Stores the settings for administrators, effective from their next call. */
export const changeSettings =
  ({ userWork }: { readonly userWork: UserWork }) =>
  (admin: User, wanted: AdminSettings): Promise<Result<AdminSettings, SettingsRefusal>> =>
    userWork(admin.id, async (stores): Promise<Result<AdminSettings, SettingsRefusal>> => {
      if (!(await stillAdministers(stores.users, admin))) return refused("unauthenticated");
      const own = await stores.secondFactors.totpOf(admin.id);
      const hasOne = own !== null && own.confirmedAt !== null;
      if (wanted.factorRequired && !hasOne) return refused("own-factor-missing");
      await stores.settings.write(wanted);
      return accepted(wanted);
    });
