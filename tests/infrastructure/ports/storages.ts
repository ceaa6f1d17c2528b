import {
  safeStorage,
  type SafeStorage,
} from "../../../src/infrastructure/browser/stores/safe-storage.ts";

const refuse = () => {
  throw new DOMException("refused", "QuotaExceededError");
};

/** An empty storage of the browser that reads and removes, but has no room. */
export function fullStorage(): Storage {
  localStorage.clear();
  return {
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    setItem: refuse,
  };
}

/** A storage whose every use throws. */
const deadStorage = (): Storage => ({
  length: 0,
  key: refuse,
  clear: refuse,
  getItem: refuse,
  removeItem: refuse,
  setItem: refuse,
});

/** Storages as browsers have them, each empty, behind what keeps them from throwing. */
export const STORAGES: readonly { readonly name: string; readonly open: () => SafeStorage }[] = [
  {
    name: "in a storage that works",
    open: () => {
      localStorage.clear();
      return safeStorage(() => localStorage);
    },
  },
  {
    name: "in a storage that is full",
    open: () => {
      const full = fullStorage();
      return safeStorage(() => full);
    },
  },
  {
    name: "in a storage that throws",
    open: () => {
      const dead = deadStorage();
      return safeStorage(() => dead);
    },
  },
  { name: "in a storage that is forbidden", open: () => safeStorage(refuse) },
];
