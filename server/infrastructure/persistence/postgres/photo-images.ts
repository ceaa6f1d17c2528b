import { sql } from "kysely";
import type { PhotoFiles } from "../../../application/photos/photos.ts";
import type { Queries } from "../database.ts";

const bytesOf = sql<number>`octet_length(webp)`.as("bytes");

/** Stores the images of photos in PostgreSQL, each in a row that goes with its photo's. */
export function photoImages(queries: Queries): PhotoFiles {
  const named = (name: string) => queries.selectFrom("photo_images").where("name", "=", name);
  return {
    save: async (name, webp) => {
      await queries.insertInto("photo_images").values({ name, webp }).execute();
    },
    read: async (name) => (await named(name).select("webp").executeTakeFirst())?.webp ?? null,
    size: async (name) => (await named(name).select(bytesOf).executeTakeFirst())?.bytes ?? null,
    remove: async (name) => {
      await queries.deleteFrom("photo_images").where("name", "=", name).execute();
    },
  };
}

/** The images of a page of the list. */
const PAGE_SIZE = 500;

/** Lists all images, in the order of their names, with their sizes in bytes. */
export async function* listImages(queries: Queries) {
  for (let last = ""; ;) {
    const page = queries
      .selectFrom("photo_images")
      .select(["name", bytesOf])
      .where("name", ">", last)
      .orderBy("name")
      .limit(PAGE_SIZE);
    const images = await page.execute();
    yield* images;
    if (images.length < PAGE_SIZE) return;
    last = images.at(-1)?.name ?? last;
  }
}

/** Stores the image of a photo that a ledger has and that has none yet; any other is left out. */
export async function bringImage(queries: Queries, name: string, webp: Uint8Array): Promise<void> {
  await sql`insert into photo_images (name, webp) select name, ${webp} from photos
    where name = ${name} on conflict do nothing`.execute(queries);
}
