import type { AdminSettings } from "../../domain/users/second-factor.ts";

/** The settings of administrators (/admin/definicoes). Every call rejects with a Failure. */
export type AdminSettingsCalls = {
  read(): Promise<AdminSettings>;
  write(settings: AdminSettings): Promise<void>;
};
