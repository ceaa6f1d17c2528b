import { expect, it } from "vitest";
import { forgetDevice } from "../../../src/infrastructure/browser/forget-device.ts";
import { safeStorage } from "../../../src/infrastructure/browser/stores/safe-storage.ts";
import { storageKeys } from "../../../src/infrastructure/browser/stores/storage-keys.ts";

/** A browser's storage with an entry of each of ours, and one of somebody else. */
function filled() {
  const entries = new Map([...Object.values(storageKeys), "alheio"].map((key) => [key, "x"]));
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  } as unknown as Storage;
  return { entries, storage: safeStorage(() => storage) };
}

it("a device that is forgotten keeps nothing of ours, in no storage, and all of others", () => {
  const [one, other] = [filled(), filled()];
  forgetDevice(one.storage, other.storage);
  expect([...one.entries.keys(), ...other.entries.keys()]).toEqual(["alheio", "alheio"]);
});
