import type { AdminSettings } from "../../../src/domain/users/second-factor.ts";

/** The settings of administrators for all of the installation. */
export type Settings = {
  readonly read: () => Promise<AdminSettings>;
  readonly write: (settings: AdminSettings) => Promise<void>;
};
