import * as v from "valibot";
import { eurosFromCents } from "../domain/shared/cents.ts";
import { goalId } from "../domain/shared/ids.ts";
import type { Goal } from "../domain/goals/goal.ts";
import { civilDate, euros, NAME_MAX, requiredText } from "./fields.ts";
import { response } from "./shape.ts";

/** A savings goal as the server answers it (§3, objetivo). */
export const goalSchema = response({
  id: v.string(),
  nome: requiredText(NAME_MAX),
  valor_total: euros,
  valor_atual: euros,
  prazo: v.nullable(civilDate),
  foto_url: v.nullable(v.string()),
});

export const goalListSchema = v.array(goalSchema);

export const decodeGoal = (fields: v.InferOutput<typeof goalSchema>): Goal => ({
  id: goalId(fields.id),
  name: fields.nome,
  total: fields.valor_total,
  current: fields.valor_atual,
  deadline: fields.prazo,
  photoUrl: fields.foto_url,
});

export const encodeGoal = (goal: Goal): v.InferInput<typeof goalSchema> => ({
  id: goal.id,
  nome: goal.name,
  valor_total: eurosFromCents(goal.total),
  valor_atual: eurosFromCents(goal.current),
  prazo: goal.deadline,
  foto_url: goal.photoUrl,
});
