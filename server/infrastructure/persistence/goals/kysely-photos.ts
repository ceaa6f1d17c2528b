import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Photos } from "../../../application/photos/photos.ts";
import type { Queries } from "../database.ts";
import { firstLedgers } from "../first-ledgers.ts";

/** The photos of ledgers, in the photos table. */
export const kyselyPhotos = (queries: Queries): Photos => {
  const named = (ledger: LedgerId, name: string) =>
    queries
      .selectFrom("photos")
      .select("name")
      .where("ledger_id", "=", ledger)
      .where("name", "=", name);
  return {
    ledgers: (after, most) =>
      firstLedgers(
        queries,
        queries.selectFrom("photos").select("ledger_id").as("some"),
        after,
        most,
      ),
    list: async (ledger) => {
      const photos = queries
        .selectFrom("photos")
        .select(["name", "bytes", "created_at as createdAt"]);
      return photos.where("ledger_id", "=", ledger).orderBy("created_at").orderBy("name").execute();
    },
    has: async (ledger, name) => (await named(ledger, name).executeTakeFirst()) !== undefined,
    exists: async (name) => {
      const photo = queries.selectFrom("photos").select("name").where("name", "=", name);
      return (await photo.executeTakeFirst()) !== undefined;
    },
    add: async (ledger, { name, bytes, createdAt }) => {
      const photo = { name, ledger_id: ledger, bytes, created_at: createdAt };
      const insert = queries.insertInto("photos").values(photo);
      const free = insert.onConflict((conflict) => conflict.column("name").doNothing());
      return (await free.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
    },
    remove: async (ledger, name) => {
      const own = queries.deleteFrom("photos").where("ledger_id", "=", ledger);
      await own.where("name", "=", name).execute();
    },
  };
};
