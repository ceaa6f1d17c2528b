import type { Profiles } from "../../../application/profile/profiles.ts";
import type { Queries } from "../database.ts";

/** The personal data in the profiles table. */
export const kyselyProfiles = (queries: Queries): Profiles => ({
  of: async (owner) => {
    const row = queries.selectFrom("profiles").select(["name", "age"]);
    return (await row.where("user_id", "=", owner).executeTakeFirst()) ?? null;
  },
  add: async (owner, { name, age }) => {
    const insert = queries.insertInto("profiles").values({ user_id: owner, name, age });
    const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },
  replace: async (owner, { name, age }) => {
    const update = queries.updateTable("profiles").set({ name, age });
    const result = await update.where("user_id", "=", owner).executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },
});
