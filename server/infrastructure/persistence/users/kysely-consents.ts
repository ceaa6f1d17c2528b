import type { Consents } from "../../../application/profile/consents.ts";
import type { Queries } from "../database.ts";
import { flag } from "./user-row.ts";

/** The answers in the consents table, numbered in the order in which they were given. */
export const kyselyConsents = (queries: Queries): Consents => ({
  list: async (owner) => {
    const rows = queries.selectFrom("consents").selectAll().where("user_id", "=", owner);
    return (await rows.orderBy("number", "desc").execute()).map((row) => ({
      accepted: row.accepted === 1,
      version: row.version,
      at: row.answered_at,
    }));
  },
  add: async (owner, { accepted, version, at }, most) => {
    const own = queries.selectFrom("consents").where("user_id", "=", owner);
    const last = await own.select(({ fn }) => fn.max("number").as("number")).executeTakeFirst();
    const number = (last?.number ?? 0) + 1;
    await queries
      .insertInto("consents")
      .values({ user_id: owner, number, accepted: flag(accepted), version, answered_at: at })
      .execute();
    const old = queries.deleteFrom("consents").where("user_id", "=", owner);
    await old.where("number", "<=", number - most).execute();
    const user = queries.updateTable("users").set({ policy_accepted: flag(accepted) });
    await user.where("id", "=", owner).execute();
  },
});
