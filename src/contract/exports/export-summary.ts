import * as v from "valibot";
import type { ExportSummary } from "../../domain/exports/export-summary.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { civilDate, eurosSum } from "../fields.ts";
import { response } from "../shape.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The response of GET /exportacao/resumo. */
export const exportSummarySchema = response({
  estatisticas: response({
    total_transacoes: count,
    num_receitas: count,
    num_despesas: count,
    num_objetivos: count,
    num_orcamentos: count,
  }),
  resumo_financeiro: response({ saldo: eurosSum }),
  periodo_dados: response({
    data_mais_antiga: v.nullable(civilDate),
    data_mais_recente: v.nullable(civilDate),
  }),
});

export const decodeExportSummary = ({
  estatisticas,
  resumo_financeiro,
  periodo_dados,
}: v.InferOutput<typeof exportSummarySchema>): ExportSummary => ({
  transactions: estatisticas.total_transacoes,
  incomes: estatisticas.num_receitas,
  expenses: estatisticas.num_despesas,
  goals: estatisticas.num_objetivos,
  budgets: estatisticas.num_orcamentos,
  balance: resumo_financeiro.saldo,
  oldest: periodo_dados.data_mais_antiga,
  newest: periodo_dados.data_mais_recente,
});

export const encodeExportSummary = (
  summary: ExportSummary,
): v.InferInput<typeof exportSummarySchema> => ({
  estatisticas: {
    total_transacoes: summary.transactions,
    num_receitas: summary.incomes,
    num_despesas: summary.expenses,
    num_objetivos: summary.goals,
    num_orcamentos: summary.budgets,
  },
  resumo_financeiro: { saldo: eurosFromCents(summary.balance) },
  periodo_dados: { data_mais_antiga: summary.oldest, data_mais_recente: summary.newest },
});
