import type { CopyKeeper } from "../../application/ledger/keep-copy.ts";
import type { SafeStorage } from "../../infrastructure/browser/safe-storage.ts";
import { storageKeys } from "../../infrastructure/browser/storage-keys.ts";
import { pause } from "../../ui/pause.ts";

/** How long going on waits for the end of a copy, in milliseconds. */
const PATIENCE = 3000;

export type OwnDevice = ReturnType<typeof startOwnDevice>;

/** Whether the device is its person's own, who then has a copy of the ledger on it; what makes that is fetched only then. */
export function startOwnDevice(storage: SafeStorage) {
  const own = {
    /** Since when it is, in Unix milliseconds; null where it is not. */
    since: () => Number(storage.get(storageKeys.device)) || null,
    choose: (at: number) => storage.set(storageKeys.device, String(at)),
    /** The keeper of the copy; null in a page without a ledger. */
    keeper: null as (() => Promise<CopyKeeper>) | null,
    /** Destroys what there is of a copy, also without a network, and goes on then; at once if there is none. */
    forget: (goOn = () => undefined as void) => {
      if (storage.get(storageKeys.device) === null) {
        goOn();
        return;
      }
      // As long as it stands there, the next page finishes what this one could not.
      storage.set(storageKeys.device, "");
      void Promise.race([destroy(), pause(PATIENCE)]).then(goOn);
    },
  };
  const destroy = async () => {
    try {
      if (own.keeper) await (await own.keeper()).end();
      else await (await import("../destroy-copy.ts")).destroyCopy();
      storage.remove(storageKeys.device);
    } catch {
      // What does it properly could not be fetched.
      indexedDB.deleteDatabase("fincontrol");
    }
  };
  return own;
}
