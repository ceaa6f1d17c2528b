import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** How often what each user is told has changed. */
export const notificationChanges = ({ int8 }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column notification_changes ${int8} not null default 0`.execute(
      db,
    );
  },
});
