import type { AdminSettings } from "../../../src/domain/users/second-factor.ts";

/** What administrators decide for all of the installation. */
export type Settings = {
  readonly read: () => Promise<AdminSettings>;
  readonly write: (settings: AdminSettings) => Promise<void>;
};
