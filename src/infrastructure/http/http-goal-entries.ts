import type { GoalEntries } from "../../application/goals/goal-entries.ts";
import { decodeGoalEntry, goalEntriesSchema } from "../../contract/goal-entries.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";

/** The entries of goals over the call of /objetivos/{id}/entradas. */
export const httpGoalEntries =
  (api: Api): GoalEntries =>
  async (id) =>
    (await api("get", paths.goalEntries(id), goalEntriesSchema)).map(decodeGoalEntry);
