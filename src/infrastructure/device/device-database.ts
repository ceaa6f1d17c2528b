import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from "idb";
import { endWithPage } from "./end-with-page.ts";

/** A database on the device that is open only while it is worked with, so that a deletion never waits for long. */
export type DeviceDatabase<Shape extends DBSchema> = {
  /** Makes the database if it is missing. The work begins its transactions, and is done anew if its page was left amid it. */
  readonly within: <Outcome>(
    work: (begin: IDBPDatabase<Shape>["transaction"]) => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** Whether there may be a database: opening a missing one would create it. */
  readonly isThere: () => Promise<boolean>;
  /** Has the browser delete it. Another tab may delay that without harm if it was emptied before. */
  readonly remove: () => Promise<void>;
};

export function deviceDatabase<Shape extends DBSchema>(
  name: string,
  stores: readonly StoreNames<Shape>[],
): DeviceDatabase<Shape> {
  return {
    within: (work) =>
      endWithPage(async (begun) => {
        const database: IDBPDatabase<Shape> = await openDB<Shape>(name, 1, {
          upgrade: (fresh, _from, _to, transaction) => {
            begun(transaction);
            for (const store of stores) fresh.createObjectStore(store);
          },
          blocking: () => database.close(),
        });
        const begin = (...how: Parameters<typeof database.transaction>) => {
          const transaction = database.transaction(...how);
          // Else one that nobody waits for would be reported when it is aborted.
          transaction.done.catch(() => undefined);
          begun(transaction);
          return transaction;
        };
        try {
          return await work(begin as typeof database.transaction);
        } finally {
          database.close();
        }
      }),
    isThere: async () =>
      !("databases" in indexedDB) ||
      (await indexedDB.databases()).some((database) => database.name === name),
    remove: () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        for (const end of ["success", "error", "blocked"])
          request.addEventListener(end, () => resolve());
      }),
  };
}
