import { sql } from "kysely";
import type { IdempotencyKeys } from "../../../application/ledger/perform-once.ts";
import type { Queries } from "../database.ts";

/** The keys removed at once. */
const KEY_BATCH_SIZE = 200;

/** The keys of creating calls in the idempotency_keys table. */
export const kyselyIdempotencyKeys = (queries: Queries): IdempotencyKeys => ({
  find: async (owner, key, since) => {
    const keyed = queries.selectFrom("idempotency_keys").select(["fingerprint", "answer"]);
    const own = keyed.where("user_id", "=", owner).where("key", "=", key);
    return (await own.where("created_at", ">=", since).executeTakeFirst()) ?? null;
  },
  keep: async (owner, key, keyed, at) => {
    const kept = { ...keyed, created_at: at };
    const insert = queries.insertInto("idempotency_keys").values({ user_id: owner, key, ...kept });
    await insert
      .onConflict((conflict) => conflict.columns(["user_id", "key"]).doUpdateSet(kept))
      .execute();
  },
  removeOlder: async (than) => {
    const { numAffectedRows = 0n } = await sql`delete from idempotency_keys
      where (user_id, key) in (select user_id, key from idempotency_keys
        where created_at < ${than} order by created_at limit ${KEY_BATCH_SIZE})`.execute(queries);
    return numAffectedRows === BigInt(KEY_BATCH_SIZE);
  },
});
