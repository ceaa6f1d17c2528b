import { safeParse } from "valibot";
import {
  decodeRecommendations,
  encodeRecommendations,
  recommendationsSchema,
} from "../../../../src/contract/recommendations/recommendations.ts";
import type { LastRecommendations } from "../../../application/recommendations/last-recommendations.ts";
import type { Queries } from "../database.ts";

/** The last recommendations as they were answered; one that this version cannot read counts as none. */
export const kyselyLastRecommendations = (queries: Queries): LastRecommendations => ({
  of: async (owner) => {
    const rows = queries.selectFrom("recommendations").select("answer");
    const row = await rows.where("user_id", "=", owner).executeTakeFirst();
    if (row === undefined) return null;
    const read = safeParse(recommendationsSchema, JSON.parse(row.answer));
    return read.success ? decodeRecommendations(read.output) : null;
  },
  keep: async (owner, report) => {
    const answer = JSON.stringify(encodeRecommendations(report));
    await queries
      .insertInto("recommendations")
      .columns(["user_id", "answer"])
      .expression((of) =>
        of
          .selectFrom("users")
          .select((user) => ["id", user.val(answer).as("answer")])
          .where("id", "=", owner),
      )
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ answer }))
      .execute();
  },
});
