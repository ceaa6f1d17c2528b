import * as v from "valibot";
import { civilDate, eurosSum } from "./fields.ts";
import { response } from "./shape.ts";
import { field, money } from "./wire/field.ts";
import { wire } from "./wire/wire.ts";

/** The amount that a day added to a goal. */
export const goalEntry = wire({
  date: field("data", civilDate),
  amount: money("valor", eurosSum),
});

/** The entries of a goal, ordered by day (GET /objetivos/{id}/entradas). */
export const goalEntriesSchema = v.array(response(goalEntry.entries));

export const decodeGoalEntry = goalEntry.read;
export const encodeGoalEntry = goalEntry.write;
