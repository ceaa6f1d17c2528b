import type { ConsentStore } from "../../../src/application/consent/consent-store.ts";

/** A consent kept in memory. */
export function fakeConsentStore(begun: number | null = null): ConsentStore {
  let kept = begun;
  return {
    read: () => kept,
    write: (acceptedAt) => {
      kept = acceptedAt;
    },
    clear: () => {
      kept = null;
    },
  };
}
