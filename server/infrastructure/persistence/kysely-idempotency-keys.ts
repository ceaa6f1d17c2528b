import type { IdempotencyKeys } from "../../application/ports/idempotency-keys.ts";
import type { Queries } from "./database.ts";

/** The keys of creating calls in the idempotency_keys table. */
export const kyselyIdempotencyKeys = (queries: Queries): IdempotencyKeys => ({
  find: async (owner, key, since) => {
    const keyed = queries.selectFrom("idempotency_keys").select(["fingerprint", "answer"]);
    const own = keyed.where("user_id", "=", owner).where("key", "=", key);
    return (await own.where("created_at", ">=", since).executeTakeFirst()) ?? null;
  },
  add: async (owner, key, keyed, at) => {
    const row = { user_id: owner, key, ...keyed, created_at: at };
    await queries.insertInto("idempotency_keys").values(row).execute();
  },
  removeOlder: async (owner, than) => {
    const own = queries.deleteFrom("idempotency_keys").where("user_id", "=", owner);
    await own.where("created_at", "<", than).execute();
  },
});
