import type { Goals } from "../../application/ports/goals.ts";
import { decodeGoal, goalListSchema } from "../../contract/goals.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";

/** Savings goals over the calls of §7. */
export const httpGoals = (api: Api): Goals => ({
  list: async () => (await api("get", paths.goals, goalListSchema)).map(decodeGoal),
});
