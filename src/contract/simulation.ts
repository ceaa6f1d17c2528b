import * as v from "valibot";
import { eurosFromCents } from "../domain/shared/cents.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { goalId } from "../domain/shared/ids.ts";
import type {
  Scenario,
  SimulationAnswer,
  SimulationRequest,
} from "../domain/simulation/simulation.ts";
import { categoryName, euros, eurosSum, positiveEuros } from "./fields.ts";
import { request, response } from "./shape.ts";

/** The body of POST /simulacao/cenario. */
export const simulationRequestSchema = request({
  categoria_reduzir: categoryName,
  valor_reducao: positiveEuros,
  objetivo_id: v.optional(v.nullable(v.string("wrong-type" satisfies FieldIssue)), null),
});

const scenario = {
  total_receitas: eurosSum,
  total_despesas: eurosSum,
  saldo_mensal: eurosSum,
  gasto_categoria: eurosSum,
  extras: v.optional(eurosSum, 0),
};

const months = v.nullable(v.pipe(v.number(), v.integer()));

/** The response of POST /simulacao/cenario. */
export const simulationSchema = response({
  cenario_atual: response(scenario),
  cenario_simulado: response({ ...scenario, economia_mensal: euros, diferenca_saldo: eurosSum }),
  recomendacao: v.string(),
  impacto_objetivos: v.array(
    response({
      objetivo: v.string(),
      valor_falta: eurosSum,
      meses_atual: months,
      meses_novo: months,
      meses_economizados: months,
    }),
  ),
});

type Body = v.InferInput<typeof simulationSchema>;
type Fields = v.InferOutput<typeof simulationSchema>;

export const decodeSimulationRequest = (
  fields: v.InferOutput<typeof simulationRequestSchema>,
): SimulationRequest => ({
  category: fields.categoria_reduzir,
  reduction: fields.valor_reducao,
  goalId: fields.objetivo_id === null ? null : goalId(fields.objetivo_id),
});

export const encodeSimulationRequest = (wanted: SimulationRequest) => ({
  categoria_reduzir: wanted.category,
  valor_reducao: eurosFromCents(wanted.reduction),
  objetivo_id: wanted.goalId,
});

const decodeScenario = (fields: Fields["cenario_atual"]): Scenario => ({
  income: fields.total_receitas,
  expenses: fields.total_despesas,
  balance: fields.saldo_mensal,
  categorySpent: fields.gasto_categoria,
  extra: fields.extras,
});

const encodeScenario = (of: Scenario): Body["cenario_atual"] => ({
  total_receitas: eurosFromCents(of.income),
  total_despesas: eurosFromCents(of.expenses),
  saldo_mensal: eurosFromCents(of.balance),
  gasto_categoria: eurosFromCents(of.categorySpent),
  ...(of.extra > 0 && { extras: eurosFromCents(of.extra) }),
});

export const decodeSimulation = (fields: Fields): SimulationAnswer => ({
  current: decodeScenario(fields.cenario_atual),
  simulated: decodeScenario(fields.cenario_simulado),
  saving: fields.cenario_simulado.economia_mensal,
  balanceDifference: fields.cenario_simulado.diferenca_saldo,
  recommendation: fields.recomendacao,
  impacts: fields.impacto_objetivos.map((impact) => ({
    goal: impact.objetivo,
    missing: impact.valor_falta,
    currentMonths: impact.meses_atual,
    newMonths: impact.meses_novo,
    monthsSaved: impact.meses_economizados,
  })),
});

export const encodeSimulation = (answer: SimulationAnswer): Body => ({
  cenario_atual: encodeScenario(answer.current),
  cenario_simulado: {
    ...encodeScenario(answer.simulated),
    economia_mensal: eurosFromCents(answer.saving),
    diferenca_saldo: eurosFromCents(answer.balanceDifference),
  },
  recomendacao: answer.recommendation,
  impacto_objetivos: answer.impacts.map((impact) => ({
    objetivo: impact.goal,
    valor_falta: eurosFromCents(impact.missing),
    meses_atual: impact.currentMonths,
    meses_novo: impact.newMonths,
    meses_economizados: impact.monthsSaved,
  })),
});
