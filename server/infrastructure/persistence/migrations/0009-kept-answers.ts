import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the record's revision to stored answers of idempotency keys. A record's answer is one with an identifier; within
 * a text its quotes would be escaped.
 */
export const keptAnswers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`update idempotency_keys
      set answer = '{"record":' || answer || ',"revision":1,"removed":false,"again":false}'
      where answer like '{%"id":"%'`.execute(db);
  },
});
