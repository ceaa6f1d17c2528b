import type { CopyKeeper } from "../../application/ledger/keep-copy.ts";
import type { SafeStorage } from "../../infrastructure/browser/stores/safe-storage.ts";
import { OUTBOX_DATABASE, storageKeys } from "../../infrastructure/browser/stores/storage-keys.ts";
import { pause } from "../../ui/pause.ts";

/** How long to wait for the copy to be destroyed before going on. */
const DESTROY_TIMEOUT_MS = 3000;

export type OwnDevice = ReturnType<typeof startOwnDevice>;

/**
 * Starts the record of whether the device is the user's own; only such a device stores a copy of the ledger, by a
 * keeper that is fetched on demand.
 */
export function startOwnDevice(storage: SafeStorage) {
  const own = {
    /** Since when the device is the user's own, in Unix milliseconds; null where it is not. */
    since: () => Number(storage.get(storageKeys.device)) || null,
    choose: (at: number) => storage.set(storageKeys.device, String(at)),
    /** The keeper of the copy; null in a page without a ledger. */
    keeper: null as (() => Promise<CopyKeeper>) | null,
    /** Whether something may wait on this device to be sent; it stays for its person where a session ends by itself. */
    mayHaveUnsent: () => true,
    /** Destroys what waits on this device to be sent. */
    forgetUnsent: () => {
      try {
        indexedDB.deleteDatabase(OUTBOX_DATABASE);
      } catch {
        // The browser stores nothing.
      }
    },
    /** Destroys the copy, also without a network, and then goes on; goes on at once if there is none. */
    forget: (goOn = () => undefined as void) => {
      if (!own.mayHaveUnsent()) own.forgetUnsent();
      if (storage.get(storageKeys.device) === null) {
        goOn();
        return;
      }
      // While this key is stored, the next page finishes what this one could not.
      storage.set(storageKeys.device, "");
      void Promise.race([destroy(), pause(DESTROY_TIMEOUT_MS)]).then(goOn);
    },
  };
  const destroy = async () => {
    try {
      if (own.keeper) await (await own.keeper()).end();
      else await (await import("../destroy-copy.ts")).destroyCopy();
      storage.remove(storageKeys.device);
    } catch {
      // The code that destroys it properly could not be fetched.
      indexedDB.deleteDatabase("fincontrol");
    }
  };
  return own;
}
