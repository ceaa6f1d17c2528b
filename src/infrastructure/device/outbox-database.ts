import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { UserId } from "../../domain/shared/ids.ts";
import { OUTBOX_DATABASE } from "../browser/storage-keys.ts";
import type { Sealed } from "./seal.ts";

/** The writes of a person as they lie on the device. */
export type StoredOutbox = {
  /** The version of the format. */
  readonly format: number;
  /** The device's part of the key. */
  readonly salt: Uint8Array<ArrayBuffer>;
  /** The last time that its person was signed in here, in Unix milliseconds. */
  readonly usedAt: number;
  /** Null before the first write. */
  readonly sealed: Sealed | null;
};

interface Shape extends DBSchema {
  people: { key: string; value: StoredOutbox };
}

/** Opens the database for one piece of work only, so that a deletion never waits for long. */
async function within<Outcome>(
  work: (database: IDBPDatabase<Shape>) => Promise<Outcome>,
): Promise<Outcome> {
  const database: IDBPDatabase<Shape> = await openDB<Shape>(OUTBOX_DATABASE, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("people");
    },
    blocking: () => database.close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const readOutbox = (person: UserId): Promise<StoredOutbox | undefined> =>
  within((database) => database.get("people", person));

/** Stores what a person has here in place of everything of others. */
export const beginOutbox = (person: UserId, begun: StoredOutbox): Promise<void> =>
  within(async (database) => {
    const transaction = database.transaction("people", "readwrite", { durability: "strict" });
    const others = (await transaction.store.getAllKeys()).filter((one) => one !== person);
    await Promise.all([
      transaction.store.put(begun, person),
      ...others.map((one) => transaction.store.delete(one)),
      transaction.done,
    ]);
  });

/** Replaces the writes of a person if they are still those that were seen; else another tab has written. */
export const replaceOutbox = (
  person: UserId,
  seen: Sealed | null,
  sealed: Sealed,
): Promise<boolean> =>
  within(async (database) => {
    const transaction = database.transaction("people", "readwrite", { durability: "strict" });
    const stored = await transaction.store.get(person);
    const isStill = stored !== undefined && String(stored.sealed?.iv) === String(seen?.iv);
    if (isStill) await transaction.store.put({ ...stored, sealed }, person);
    await transaction.done;
    return isStill;
  });
