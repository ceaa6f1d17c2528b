import * as v from "valibot";
import type { GoalEntry } from "../domain/goals/goal-entry.ts";
import { eurosFromCents } from "../domain/shared/cents.ts";
import { civilDate, eurosSum } from "./fields.ts";
import { response } from "./shape.ts";

const goalEntrySchema = response({ data: civilDate, valor: eurosSum });

/** The entries of a goal, ordered by day (GET /objetivos/{id}/entradas). */
export const goalEntriesSchema = v.array(goalEntrySchema);

export const decodeGoalEntry = (fields: v.InferOutput<typeof goalEntrySchema>): GoalEntry => ({
  date: fields.data,
  amount: fields.valor,
});

export const encodeGoalEntry = ({
  date,
  amount,
}: GoalEntry): v.InferInput<typeof goalEntrySchema> => ({
  data: date,
  valor: eurosFromCents(amount),
});
