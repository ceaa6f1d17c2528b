import { accepted } from "../../../src/domain/shared/result.ts";
import type { LoginLimits } from "../../../server/application/login/login-limits.ts";

const unlimited = { take: async () => accepted(null), giveBack: async () => {} };

/** Allows every login; no address is familiar. */
export const UNLIMITED_LOGINS: LoginLimits = {
  failures: { perAccount: unlimited, perAddress: unlimited },
  tries: { perAccount: unlimited, perAddress: unlimited },
  unguarded: unlimited,
  guarded: unlimited,
  familiar: { remember: async () => {}, knows: async () => false },
};
