import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Sealed } from "./seal.ts";

/** The name of the database, as the privacy policy tells it. */
export const COPY_DATABASE = "fincontrol";

const KEY = "key";

interface Shape extends DBSchema {
  keys: { key: string; value: CryptoKey };
  chunks: { key: string; value: Sealed };
}

/** All that lies in the database at one moment: the key, and what it opens, as it comes. */
export type Stored = {
  readonly key: CryptoKey;
  readonly chunks: ReadonlyMap<string, Promise<Sealed | undefined>>;
};

/** The entries that a writing puts in place, and those that it takes away. */
export type Replaced = {
  readonly put: ReadonlyMap<string, Sealed>;
  readonly gone: readonly string[];
};

/** Opens the database for one piece of work, so that whoever wants to delete it never waits for long. */
async function within<Outcome>(
  work: (database: IDBPDatabase<Shape>) => Promise<Outcome>,
): Promise<Outcome> {
  const database: IDBPDatabase<Shape> = await openDB<Shape>(COPY_DATABASE, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("keys");
      fresh.createObjectStore("chunks");
    },
    blocking: () => database.close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Whether there may be a database: to open one that is not there would make it. */
const isThere = async (): Promise<boolean> =>
  !("databases" in indexedDB) ||
  (await indexedDB.databases()).some(({ name }) => name === COPY_DATABASE);

/** The stored entries, or only the chunk of a name; null without a key. The last name comes first. */
export async function readStored(only?: string): Promise<Stored | null> {
  if (!(await isThere())) return null;
  return within(async (database) => {
    const transaction = database.transaction(["keys", "chunks"]);
    const chunks = transaction.objectStore("chunks");
    const [key, names] = await Promise.all([
      transaction.objectStore("keys").get(KEY),
      chunks.getAllKeys(only),
    ]);
    if (key === undefined) return null;
    const coming = names.toReversed().map((name) => [name, chunks.get(name)] as const);
    // Whoever asks for it hears why it did not come.
    for (const [, chunk] of coming) chunk.catch(() => undefined);
    return { key, chunks: new Map(coming) };
  });
}

/** Puts a key there with all that it opens, in place of whatever was there. */
export const storeAll = (key: CryptoKey, chunks: ReadonlyMap<string, Sealed>): Promise<void> =>
  within(async (database) => {
    const transaction = database.transaction(["keys", "chunks"], "readwrite");
    const store = transaction.objectStore("chunks");
    await Promise.all([
      transaction.objectStore("keys").put(key, KEY),
      store.clear(),
      ...[...chunks].map(([name, chunk]) => store.put(chunk, name)),
      transaction.done,
    ]);
  });

/**
 * Replaces chunks if the one of a name is still the one that was seen; else another tab has been here, and nothing is
 * written.
 */
export const storeIfStill = (
  name: string,
  seen: Sealed,
  { put, gone }: Replaced,
): Promise<boolean> =>
  within(async (database) => {
    const transaction = database.transaction("chunks", "readwrite");
    const stored = await transaction.store.get(name);
    const isStill = stored !== undefined && String(stored.iv) === String(seen.iv);
    if (isStill)
      await Promise.all([
        ...[...put].map(([chunk, sealed]) => transaction.store.put(sealed, chunk)),
        ...gone.map((chunk) => transaction.store.delete(chunk)),
      ]);
    await transaction.done;
    return isStill;
  });

/** Destroys the key, then what it opened, then the database itself. */
export async function destroyStored(): Promise<void> {
  if (!(await isThere())) return;
  await within(async (database) => {
    for (const store of ["keys", "chunks"] as const) {
      const transaction = database.transaction(store, "readwrite", { durability: "strict" });
      await Promise.all([transaction.store.clear(), transaction.done]);
    }
  });
  await deleteDatabase();
}

/** Has the browser delete the database, which another tab may hold up without harm: nothing is in it any more. */
const deleteDatabase = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(COPY_DATABASE);
    for (const end of ["success", "error", "blocked"])
      request.addEventListener(end, () => resolve());
  });
