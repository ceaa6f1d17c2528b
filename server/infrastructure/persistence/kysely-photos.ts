import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Photos } from "../../application/ports/photos.ts";
import type { Queries } from "./database.ts";

/** So many owners are looked up in a moment. */
const OWNERS_AT_ONCE = 100;

async function* owners(queries: Queries): AsyncGenerator<Member> {
  let after: UserId | null = null;
  for (;;) {
    const all = queries
      .selectFrom("photos")
      .innerJoin("members", "members.user_id", "photos.user_id")
      .select(["members.ledger_id as ledger", "photos.user_id as user"])
      .distinct()
      .where("members.role", "=", "owner");
    const further = after === null ? all : all.where("photos.user_id", ">", after);
    const page: readonly Member[] = await further
      .orderBy("photos.user_id")
      .limit(OWNERS_AT_ONCE)
      .execute();
    yield* page;
    after = page.at(-1)?.user ?? null;
    if (page.length < OWNERS_AT_ONCE) return;
  }
}

/** Who stored which photo, in the photos table. */
export const kyselyPhotos = (queries: Queries): Photos => ({
  owners: () => owners(queries),
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
