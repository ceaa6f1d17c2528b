import type { AdminSettings } from "../../../src/domain/users/second-factor.ts";

/** The installation's settings for administrators. */
export type Settings = {
  readonly read: () => Promise<AdminSettings>;
  readonly write: (settings: AdminSettings) => Promise<void>;
};
