import * as v from "valibot";
import { eurosFromCents } from "../domain/shared/cents.ts";
import { goalId } from "../domain/shared/ids.ts";
import type { SimulationAnswer } from "../domain/simulation/simulation.ts";
import { categoryName, eurosSum, positiveEuros } from "./fields.ts";
import { issue, request, response } from "./shape.ts";
import { nullable, optional } from "./wire/absent.ts";
import { field, money } from "./wire/field.ts";
import { list, nested } from "./wire/nested.ts";
import { wire } from "./wire/wire.ts";

const wish = wire({
  category: field("categoria_reduzir", categoryName),
  reduction: money("valor_reducao", positiveEuros),
  goalId: optional(
    nullable(field("objetivo_id", v.pipe(v.string(issue("wrong-type")), v.transform(goalId)))),
    null,
  ),
});

/** The body of POST /simulacao/cenario. */
export const simulationRequestSchema = request(wish.entries);

const scenario = wire({
  income: money("total_receitas", eurosSum),
  expenses: money("total_despesas", eurosSum),
  balance: money("saldo_mensal", eurosSum),
  categorySpent: money("gasto_categoria", eurosSum),
  extra: field("extras", v.optional(eurosSum, 0), (extra) =>
    extra > 0 ? eurosFromCents(extra) : undefined,
  ),
});

const simulated = wire({
  ...scenario.fields,
  saving: money("economia_mensal"),
  balanceDifference: money("diferenca_saldo", eurosSum),
});

const months = v.nullable(v.pipe(v.number(), v.integer()));

const impact = wire({
  goal: field("objetivo", v.string()),
  missing: money("valor_falta", eurosSum),
  currentMonths: field("meses_atual", months),
  newMonths: field("meses_novo", months),
  monthsSaved: field("meses_economizados", months),
});

const simulation = wire({
  current: nested("cenario_atual", scenario),
  simulated: nested("cenario_simulado", simulated),
  recommendation: field("recomendacao", v.string()),
  impacts: list("impacto_objetivos", impact),
});

/** The response of POST /simulacao/cenario. */
export const simulationSchema = response(simulation.entries);

export const decodeSimulationRequest = wish.read;
export const encodeSimulationRequest = wish.write;

export function decodeSimulation(fields: v.InferOutput<typeof simulationSchema>): SimulationAnswer {
  const { simulated: both, ...answer } = simulation.read(fields);
  const { saving, balanceDifference, ...would } = both;
  return { ...answer, simulated: would, saving, balanceDifference };
}

export const encodeSimulation = (answer: SimulationAnswer) =>
  simulation.write({ ...answer, simulated: { ...answer, ...answer.simulated } });
