import type { Goals } from "../../application/ports/goals.ts";
import { decodeGoalEntry, goalEntriesSchema } from "../../contract/goal-entries.ts";
import { decodeGoal, encodeGoalDraft, storedGoalSchema } from "../../contract/kinds/goals.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import { conflict } from "./conflict.ts";
import type { Removal } from "./http-removal.ts";
import { changing, creating } from "./naming-headers.ts";
import { stamped } from "./stamped.ts";

const meaning = conflict(storedGoalSchema, (row) => ({
  type: "goal",
  kept: stamped(decodeGoal(row), row),
}));

/** Savings goals over the calls of /objetivos. */
export const httpGoals = (api: Api, remove: Removal): Goals => ({
  create: async (draft, as) => {
    const call = { body: { ...encodeGoalDraft(draft), id: as.id }, headers: creating(as) };
    const made = await api("post", paths.goals, storedGoalSchema, call);
    return stamped(decodeGoal(made), made);
  },
  update: async (id, draft, as) => {
    const call = { body: encodeGoalDraft(draft), headers: changing(as), meaning };
    const made = await api("put", paths.goal(id), storedGoalSchema, call);
    return stamped(decodeGoal(made), made);
  },
  entries: async (id) =>
    (await api("get", paths.goalEntries(id), goalEntriesSchema)).map(decodeGoalEntry),
  remove: (id, as) => remove(paths.goal(id), as, meaning),
});
