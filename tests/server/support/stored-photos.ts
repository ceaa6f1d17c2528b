import { mkdir, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { photoAddresses } from "../../../server/http/requests/photo-addresses.ts";
import { tablesHere } from "../../../server/infrastructure/persistence/copying/copied-version.ts";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";
import {
  photoFile,
  photosIn,
} from "../../../server/infrastructure/photos/directory-photo-files.ts";
import type { TestServer } from "./start-test-server.ts";

type Folder = Pick<TestServer, "dataDirectory">;
type Server = Folder & Pick<TestServer, "database">;

const fileOf = ({ dataDirectory }: Folder, name: string) =>
  join(dataDirectory, "photos", photoFile(name));

/** Returns the names of the images that are stored: as files of an installation, or in its database. */
export async function storedPhotos(
  { dataDirectory }: Folder,
  queries: Queries,
): Promise<readonly string[]> {
  const tables = await tablesHere(queries);
  const rows = tables.some(({ name }) => name === "photo_images")
    ? await queries.selectFrom("photo_images").select("name").execute()
    : [];
  const files = await photosIn(join(dataDirectory, "photos"));
  return [...files, ...rows.map(({ name }) => name)].toSorted();
}

/** Leaves only the first bytes of a photo's image, as a stop while a file was written. */
export async function cutImage(server: Server, name: string, bytes: number): Promise<void> {
  const { queries, isShared } = server.database;
  if (!isShared) return truncate(fileOf(server, name), bytes);
  await sql`update photo_images set webp = substring(webp from 1 for ${bytes})
    where name = ${name}`.execute(queries);
}

/** Keeps the image at an address from being removed; the returned function lets it go. */
export async function holdImage(server: Server, address: string): Promise<() => Promise<void>> {
  const { queries, isShared } = server.database;
  const name = photoAddresses.nameIn(address) ?? "";
  if (!isShared) {
    const file = fileOf(server, name);
    await rm(file);
    // A folder in the place of the file cannot be removed as one.
    await mkdir(join(file, "cheia"), { recursive: true });
    return () => rm(file, { recursive: true });
  }
  await sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''held''; end'`.execute(queries);
  await sql`create trigger held before delete on photo_images for each row
    when (old.name = ${sql.lit(name)}) execute function refuse()`.execute(queries);
  return async () => {
    await sql`drop function refuse() cascade`.execute(queries);
  };
}
