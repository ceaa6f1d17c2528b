import type { DBSchema } from "idb";
import { deviceDatabase } from "./device-database.ts";
import type { Sealed } from "./seal.ts";

/** The name of the database, as the privacy policy states it. */
export const COPY_DATABASE = "fincontrol";

const KEY = "key";

/** Begins the names of the chunks that are no part of the ledger. */
export const BESIDE = "beside:";

interface Shape extends DBSchema {
  keys: { key: string; value: CryptoKey };
  chunks: { key: string; value: Sealed };
}

/** The chunks of some names at one moment, those that are there, and the key that opens them. */
export type Stored = { readonly key: CryptoKey; readonly chunks: ReadonlyMap<string, Sealed> };

/** The entries that a write puts, and those that it deletes. */
export type Replaced = {
  readonly put: ReadonlyMap<string, Sealed>;
  readonly gone: readonly string[];
};

const { within, isThere, remove } = deviceDatabase<Shape>(COPY_DATABASE, ["keys", "chunks"]);

/** Reads the chunks of some names; null without a key. */
export async function readStored(names: readonly string[]): Promise<Stored | null> {
  if (!(await isThere())) return null;
  return within(async (begin) => {
    const transaction = begin(["keys", "chunks"]);
    const store = transaction.objectStore("chunks");
    const [key, found] = await Promise.all([
      transaction.objectStore("keys").get(KEY),
      Promise.all(names.map(async (name) => [name, await store.get(name)] as const)),
    ]);
    if (key === undefined) return null;
    const chunks = found.flatMap(([name, chunk]) => (chunk ? [[name, chunk] as const] : []));
    return { key, chunks: new Map(chunks) };
  });
}

/** Stores a key with its chunks, in place of all that was stored. */
export const storeAll = (key: CryptoKey, chunks: ReadonlyMap<string, Sealed>): Promise<void> =>
  within(async (begin) => {
    const transaction = begin(["keys", "chunks"], "readwrite");
    const store = transaction.objectStore("chunks");
    await Promise.all([
      transaction.objectStore("keys").put(key, KEY),
      store.clear(),
      ...[...chunks].map(([name, chunk]) => store.put(chunk, name)),
      transaction.done,
    ]);
  });

/**
 * Replaces chunks if the named one is unchanged since it was seen; otherwise another tab has written, and nothing is
 * changed.
 */
export const storeIfStill = (
  name: string,
  seen: Sealed,
  { put, gone }: Replaced,
): Promise<boolean> =>
  within(async (begin) => {
    const transaction = begin("chunks", "readwrite");
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

/** Another key, stored beside that of the copy and destroyed with it; null if there is none. */
export async function readKey(name: string): Promise<CryptoKey | null> {
  if (!(await isThere())) return null;
  return within(async (begin) => (await begin("keys").store.get(name)) ?? null);
}

export const storeKey = (name: string, key: CryptoKey): Promise<void> =>
  within(async (begin) => {
    const transaction = begin("keys", "readwrite");
    await Promise.all([transaction.store.put(key, name), transaction.done]);
  });

export async function destroyKey(name: string): Promise<void> {
  if (!(await isThere())) return;
  await within(async (begin) => {
    const transaction = begin("keys", "readwrite", { durability: "strict" });
    await Promise.all([transaction.store.delete(name), transaction.done]);
  });
}

/** Stores a chunk that is no part of the ledger, or deletes it, if there still is a key. */
export async function storeBeside(name: string, chunk: Sealed | null): Promise<void> {
  if (!(await isThere())) return;
  await within(async (begin) => {
    const transaction = begin(["keys", "chunks"], "readwrite");
    const chunks = transaction.objectStore("chunks");
    const isKeyed = (await transaction.objectStore("keys").getKey(KEY)) !== undefined;
    if (isKeyed) await (chunk ? chunks.put(chunk, BESIDE + name) : chunks.delete(BESIDE + name));
    await transaction.done;
  });
}

/** Destroys the keys, then what they opened, then the database itself. */
export async function destroyStored(): Promise<void> {
  if (!(await isThere())) return;
  await within(async (begin) => {
    for (const store of ["keys", "chunks"] as const) {
      const transaction = begin(store, "readwrite", { durability: "strict" });
      await Promise.all([transaction.store.clear(), transaction.done]);
    }
  });
  await remove();
}
