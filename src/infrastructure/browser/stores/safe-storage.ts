/** A browser storage that never throws: a value that cannot be read is missing, one that cannot be written is lost. */
export type SafeStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

const attempt = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Storage may be forbidden, full or missing; the page then remembers the last value itself. */
export function safeStorage(storage: () => Storage): SafeStorage {
  const unsaved = new Map<string, string>();
  return {
    get: (key) => unsaved.get(key) ?? attempt(() => storage().getItem(key)),
    set: (key, value) => {
      const written = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (written) unsaved.delete(key);
      else unsaved.set(key, value);
    },
    remove: (key) => {
      unsaved.delete(key);
      attempt(() => {
        storage().removeItem(key);
      });
    },
  };
}
