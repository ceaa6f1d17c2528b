import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Adds a counter of the changes of each user's notifications. */
export const notificationChanges = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column notification_changes ${int8} not null default 0`.execute(
      db,
    );
  },
});
