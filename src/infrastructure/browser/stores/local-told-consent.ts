import type { BroadcastConsent } from "../../../application/consent/broadcast-consent.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** The acceptance that was reported to the server, in the browser's storage. */
export const localToldConsent = (storage: SafeStorage): BroadcastConsent => ({
  read: () => {
    const told = storage.get(storageKeys.consentTold) ?? "";
    return /^\d{1,16}$/.test(told) ? Number(told) : null;
  },
  write: (acceptedAt) => storage.set(storageKeys.consentTold, String(acceptedAt)),
  clear: () => storage.remove(storageKeys.consentTold),
});
