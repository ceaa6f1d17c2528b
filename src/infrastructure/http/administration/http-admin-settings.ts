import type { AdminSettingsCalls } from "../../../application/administration/admin-settings.ts";
import { factorPaths } from "../../../contract/second-factor/factor-paths.ts";
import {
  decodeSettings,
  encodeSettings,
  settingsSchema,
} from "../../../contract/second-factor/second-factor.ts";
import { nothing, type Api } from "../api.ts";

/** The settings of administrators over their calls. */
export const httpAdminSettings = (api: Api): AdminSettingsCalls => ({
  read: async () => decodeSettings(await api("get", factorPaths.adminSettings, settingsSchema)),
  write: async (settings) => {
    await api("put", factorPaths.adminSettings, nothing, { body: encodeSettings(settings) });
  },
});
