import type { Challenges } from "../../application/ports/challenges.ts";
import type { Queries } from "./database.ts";
import { within } from "./within.ts";

/** The challenges in the challenges table. */
export const kyselyChallenges = (queries: Queries): Challenges => ({
  add: async (digest, { purpose, user, madeAt }) => {
    const row = { digest, purpose, user_id: user, made_at: madeAt };
    await queries.insertInto("challenges").values(row).execute();
  },
  take: (digest) =>
    within(queries, async (transaction) => {
      const taken = await transaction
        .deleteFrom("challenges")
        .where("digest", "=", digest)
        .returning(["purpose", "user_id", "made_at"])
        .executeTakeFirst();
      if (taken === undefined) return null;
      return { purpose: taken.purpose, user: taken.user_id, madeAt: taken.made_at };
    }),
  removeOutside: (from, to) =>
    within(queries, async (transaction) => {
      await transaction
        .deleteFrom("challenges")
        .where((where) => where.or([where("made_at", "<", from), where("made_at", ">", to)]))
        .execute();
    }),
});
