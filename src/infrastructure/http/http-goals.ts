import type { Goals } from "../../application/ports/goals.ts";
import { decodeGoal, encodeGoalDraft, goalListSchema, goalSchema } from "../../contract/goals.ts";
import { IDEMPOTENCY_HEADER, paths } from "../../contract/paths.ts";
import { nothing, type Api } from "./api.ts";

/** Savings goals over the calls of §7. */
export const httpGoals = (api: Api): Goals => ({
  list: async () => (await api("get", paths.goals, goalListSchema)).map(decodeGoal),
  create: async (draft, key) => {
    const body = encodeGoalDraft(draft);
    const headers = { [IDEMPOTENCY_HEADER]: key };
    return decodeGoal(await api("post", paths.goals, goalSchema, { body, headers }));
  },
  update: async (id, draft) => {
    const body = encodeGoalDraft(draft);
    return decodeGoal(await api("put", paths.goal(id), goalSchema, { body }));
  },
  remove: async (id) => {
    await api("delete", paths.goal(id), nothing);
  },
});
