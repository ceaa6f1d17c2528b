import type { SafeStorage } from "./stores/safe-storage.ts";
import { storageKeys } from "./stores/storage-keys.ts";

/** Removes everything that the product stores in a browser. */
export function forgetDevice(...storages: readonly SafeStorage[]): void {
  for (const storage of storages) for (const key of Object.values(storageKeys)) storage.remove(key);
}
