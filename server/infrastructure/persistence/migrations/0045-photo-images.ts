import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the images of photos in PostgreSQL, where no folder is shared by all servers; beside SQLite they are files. */
export const photoImages = ({ isShared }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    if (!isShared) return;
    await sql`create table photo_images (
      name text primary key references photos (name) on delete cascade,
      webp bytea not null
    )`.execute(db);
  },
});
