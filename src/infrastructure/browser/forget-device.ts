import type { SafeStorage } from "./safe-storage.ts";
import { storageKeys } from "./storage-keys.ts";

/** Removes everything that the product stores in a browser. */
export function forgetDevice(...storages: readonly SafeStorage[]): void {
  for (const storage of storages) for (const key of Object.values(storageKeys)) storage.remove(key);
}
