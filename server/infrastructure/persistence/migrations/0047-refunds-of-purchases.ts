import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the purchases for which incomes came back; without a foreign key, since a purchase may go. */
export const refundsOfPurchases = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table transactions add column refund_of text`.execute(db);
  },
});
