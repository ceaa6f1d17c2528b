import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What is answered to a call that is sent again under its key now tells the record's revision too. A record's answer is
 * the one that has an identifier; inside a text its quotes would be escaped.
 */
export const keptAnswers = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`update idempotency_keys
      set answer = '{"record":' || answer || ',"revision":1,"removed":false,"again":false}'
      where answer like '{%"id":"%'`.execute(db);
  },
});
