import type { RememberedDeletions } from "../../../server/application/profile/remembered-deletions.ts";

/** A memory of deletions that stores nothing. */
export const NOTHING_REMEMBERED: RememberedDeletions = {
  digestOf: (user) => `digest of ${user}`,
  remember: async () => {},
  takeBack: async () => {},
  read: async () => new Map(),
  forgetBefore: async () => {},
};
