import type { Photos } from "../../application/ports/photos.ts";
import type { Queries } from "./database.ts";

/** Who stored which photo, in the photos table. */
export const kyselyPhotos = (queries: Queries): Photos => ({
  list: async (owner) => {
    const photos = queries
      .selectFrom("photos")
      .select(["name", "bytes", "created_at as createdAt"]);
    return photos.where("user_id", "=", owner).orderBy("created_at").orderBy("name").execute();
  },
  has: async (owner, name) => {
    const photo = queries.selectFrom("photos").select("name").where("user_id", "=", owner);
    return (await photo.where("name", "=", name).executeTakeFirst()) !== undefined;
  },
  exists: async (name) => {
    const photo = queries.selectFrom("photos").select("name").where("name", "=", name);
    return (await photo.executeTakeFirst()) !== undefined;
  },
  add: async (owner, { name, bytes, createdAt }) => {
    const photo = { name, user_id: owner, bytes, created_at: createdAt };
    await queries.insertInto("photos").values(photo).execute();
  },
  remove: async (owner, name) => {
    const own = queries.deleteFrom("photos").where("user_id", "=", owner);
    await own.where("name", "=", name).execute();
  },
});
