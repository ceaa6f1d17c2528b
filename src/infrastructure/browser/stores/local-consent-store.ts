import type { ConsentStore } from "../../../application/consent/consent-store.ts";
import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

const ACCEPTED = "accepted";

/**
 * The consent in the browser's storage: the value 'accepted' and a timestamp. Clearing it also removes what was typed
 * in this tab.
 */
export const localConsentStore = (storage: SafeStorage, tab: SafeStorage): ConsentStore => ({
  read: () => {
    const timestamp = storage.get(storageKeys.consentTimestamp) ?? "";
    const accepted = storage.get(storageKeys.consent) === ACCEPTED && /^\d{1,16}$/.test(timestamp);
    return accepted ? Number(timestamp) : null;
  },
  write: (acceptedAt) => {
    storage.set(storageKeys.consent, ACCEPTED);
    storage.set(storageKeys.consentTimestamp, String(acceptedAt));
  },
  clear: () => {
    storage.remove(storageKeys.consent);
    storage.remove(storageKeys.consentTimestamp);
    tab.remove(storageKeys.drafts);
  },
});
