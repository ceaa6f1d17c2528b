import type { SecondFactors } from "../../../application/second-factor/second-factors.ts";
import type { Queries } from "../database.ts";

/** Second factors in their tables. */
export const kyselySecondFactors = (queries: Queries): SecondFactors => ({
  totpOf: async (owner) => {
    const row = await queries
      .selectFrom("second_factors")
      .select(["sealed", "made_at", "confirmed_at", "last_step"])
      .where("user_id", "=", owner)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { sealed, made_at: madeAt, confirmed_at: confirmedAt, last_step: lastStep } = row;
    return { sealed, madeAt, confirmedAt, lastStep };
  },
  keepTotp: async (owner, sealed, at) => {
    await queries.deleteFrom("second_factors").where("user_id", "=", owner).execute();
    const row = { user_id: owner, sealed, made_at: at, confirmed_at: null, last_step: null };
    await queries.insertInto("second_factors").values(row).execute();
  },
  confirmTotp: async (owner, at) => {
    const update = queries.updateTable("second_factors").set({ confirmed_at: at });
    await update.where("user_id", "=", owner).execute();
  },
  noteStep: async (owner, step) => {
    const update = queries.updateTable("second_factors").set({ last_step: step });
    await update.where("user_id", "=", owner).execute();
  },
  remove: async (owner) => {
    await queries.deleteFrom("second_factors").where("user_id", "=", owner).execute();
    await queries.deleteFrom("recovery_codes").where("user_id", "=", owner).execute();
  },
  codesLeft: async (owner) => {
    const left = queries
      .selectFrom("recovery_codes")
      .select(queries.fn.countAll<number>().as("count"))
      .where("user_id", "=", owner)
      .where("used_at", "is", null);
    return (await left.executeTakeFirstOrThrow()).count;
  },
  replaceCodes: async (owner, digests) => {
    await queries.deleteFrom("recovery_codes").where("user_id", "=", owner).execute();
    const rows = digests.map((digest) => ({ user_id: owner, digest, used_at: null }));
    await queries.insertInto("recovery_codes").values(rows).execute();
  },
  useCode: async (owner, digest, at) => {
    const used = await queries
      .updateTable("recovery_codes")
      .set({ used_at: at })
      .where("user_id", "=", owner)
      .where("digest", "=", digest)
      .where("used_at", "is", null)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  },
});
