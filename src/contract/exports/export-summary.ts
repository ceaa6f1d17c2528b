import * as v from "valibot";
import type { ExportSummary } from "../../domain/exports/export-summary.ts";
import { civilDate, eurosSum } from "../fields.ts";
import { response } from "../shape.ts";
import { nullable } from "../wire/absent.ts";
import { field, money } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const counts = wire({
  transactions: field("total_transacoes", count),
  incomes: field("num_receitas", count),
  expenses: field("num_despesas", count),
  goals: field("num_objetivos", count),
  budgets: field("num_orcamentos", count),
});

const total = wire({ balance: money("saldo", eurosSum) });

const period = wire({
  oldest: nullable(field("data_mais_antiga", civilDate)),
  newest: nullable(field("data_mais_recente", civilDate)),
});

/** The response of GET /exportacao/resumo. */
export const exportSummarySchema = response({
  estatisticas: response(counts.entries),
  resumo_financeiro: response(total.entries),
  periodo_dados: response(period.entries),
});

export const decodeExportSummary = (
  fields: v.InferOutput<typeof exportSummarySchema>,
): ExportSummary => ({
  ...counts.read(fields.estatisticas),
  ...total.read(fields.resumo_financeiro),
  ...period.read(fields.periodo_dados),
});

export const encodeExportSummary = (
  summary: ExportSummary,
): v.InferInput<typeof exportSummarySchema> => ({
  estatisticas: counts.write(summary),
  resumo_financeiro: total.write(summary),
  periodo_dados: period.write(summary),
});
