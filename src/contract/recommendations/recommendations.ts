import * as v from "valibot";
import type { NormalFigures } from "../../domain/normal-month/normal-figures.ts";
import type { FinancialSummary } from "../../domain/recommendations/financial-summary.ts";
import type {
  Analysis,
  AnalysisSource,
  Priority,
  RecommendationCategory,
  RecommendationReport,
} from "../../domain/recommendations/recommendation.ts";
import {
  RECOMMENDATION_PERIODS,
  type RecommendationPeriod,
} from "../../domain/recommendations/recommendation-period.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { compareText } from "../../domain/shared/compare-text.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { euros, eurosSum, instant, yearMonth } from "../fields.ts";
import { actSchema, decodeAct, encodeAct } from "./recommendation-act.ts";
import { request, response } from "../shape.ts";

/** The body of POST /recomendacoes/gerar. */
export const recommendationRequestSchema = request({
  periodo_meses: v.picklist(RECOMMENDATION_PERIODS, "bad-period" satisfies FieldIssue),
});

/** The first and the last month, both inclusive. */
const span = response({ de: yearMonth, ate: yearMonth });

/** The analysis of the figures, made by the rules or the AI (recomendacoes_ia on the wire). */
export const analysisSchema = response({
  resumo_analise: v.string(),
  recomendacoes: v.array(
    response({
      titulo: v.string(),
      categoria: v.picklist(["economia", "investimento", "receita", "objetivo"]),
      prioridade: v.picklist(["alta", "media", "baixa"]),
      descricao: v.string(),
      impacto_estimado: v.optional(v.nullable(v.string()), null),
      numero: v.optional(v.nullable(response({ valor: v.string(), de: v.string() })), null),
      ato: v.optional(v.nullable(actSchema), null),
    }),
  ),
  projecao_objetivos: v.array(
    response({
      objetivo: v.string(),
      tempo_estimado: v.string(),
      valor_mensal_sugerido: euros,
      a_partir_de: v.optional(v.nullable(yearMonth), null),
      nota: v.optional(v.nullable(v.string()), null),
    }),
  ),
});

/**
 * The response of POST /recomendacoes/gerar; `origem` says who made the analysis, `gerado_em` when, in UTC. The figures
 * of `mes_normal` are per month, except `extra`: the extra income of all its months.
 */
export const recommendationsSchema = response({
  periodo_meses: v.picklist(RECOMMENDATION_PERIODS),
  resumo_financeiro: response({
    total_receitas: eurosSum,
    total_despesas: eurosSum,
    saldo_medio_mensal: eurosSum,
    meses: v.optional(v.nullable(span), null),
    meses_do_saldo_medio: v.optional(v.nullable(span), null),
    gastos_fixos: eurosSum,
    gastos_variaveis: eurosSum,
    despesas_por_categoria: v.record(v.string(), eurosSum),
  }),
  mes_normal: v.optional(
    v.nullable(
      response({
        ...span.entries,
        receitas: eurosSum,
        despesas: eurosSum,
        extra: eurosSum,
        extra_contado: eurosSum,
        sobra: eurosSum,
      }),
    ),
    null,
  ),
  recomendacoes_ia: analysisSchema,
  origem: v.picklist(["regras", "ia", "regras_apos_falha"]),
  gerado_em: instant,
});

/** The response of GET /recomendacoes; null before the first. */
export const lastRecommendationsSchema = v.nullable(recommendationsSchema);

const CATEGORIES = {
  economia: "saving",
  investimento: "investment",
  receita: "income",
  objetivo: "goal",
} as const;
const CATEGORY_NAMES = {
  saving: "economia",
  investment: "investimento",
  income: "receita",
  goal: "objetivo",
} as const satisfies Record<RecommendationCategory, keyof typeof CATEGORIES>;

const PRIORITIES = { alta: "high", media: "medium", baixa: "low" } as const;
const PRIORITY_NAMES = { high: "alta", medium: "media", low: "baixa" } as const satisfies Record<
  Priority,
  keyof typeof PRIORITIES
>;

const SOURCES = {
  regras: "rules",
  ia: "provider",
  regras_apos_falha: "rules-after-failure",
} as const;
const SOURCE_NAMES = {
  rules: "regras",
  provider: "ia",
  "rules-after-failure": "regras_apos_falha",
} as const satisfies Record<AnalysisSource, keyof typeof SOURCES>;

type Fields = v.InferOutput<typeof recommendationsSchema>;
type Body = v.InferInput<typeof recommendationsSchema>;

export const encodePeriod = (period: RecommendationPeriod) => ({ periodo_meses: period });

export const decodeAnalysis = (fields: v.InferOutput<typeof analysisSchema>): Analysis => ({
  text: fields.resumo_analise,
  recommendations: fields.recomendacoes.map((recommendation) => ({
    title: recommendation.titulo,
    category: CATEGORIES[recommendation.categoria],
    priority: PRIORITIES[recommendation.prioridade],
    description: recommendation.descricao,
    impact: recommendation.impacto_estimado,
    figure: recommendation.numero && {
      number: recommendation.numero.valor,
      of: recommendation.numero.de,
    },
    act: recommendation.ato && decodeAct(recommendation.ato),
  })),
  projections: fields.projecao_objetivos.map((projection) => ({
    goal: projection.objetivo,
    time: projection.tempo_estimado,
    monthly: projection.valor_mensal_sugerido,
    startsIn: projection.a_partir_de,
    note: projection.nota,
  })),
});

const encodeAnalysis = (analysis: Analysis): v.InferInput<typeof analysisSchema> => ({
  resumo_analise: analysis.text,
  recomendacoes: analysis.recommendations.map((recommendation) => ({
    titulo: recommendation.title,
    categoria: CATEGORY_NAMES[recommendation.category],
    prioridade: PRIORITY_NAMES[recommendation.priority],
    descricao: recommendation.description,
    impacto_estimado: recommendation.impact,
    numero: recommendation.figure && {
      valor: recommendation.figure.number,
      de: recommendation.figure.of,
    },
    ato: recommendation.act && encodeAct(recommendation.act),
  })),
  projecao_objetivos: analysis.projections.map((projection) => ({
    objetivo: projection.goal,
    tempo_estimado: projection.time,
    valor_mensal_sugerido: eurosFromCents(projection.monthly),
    ...(projection.startsIn !== null && { a_partir_de: projection.startsIn }),
    nota: projection.note,
  })),
});

const decodeSpan = (told: Fields["resumo_financeiro"]["meses"]): FinancialSummary["totalOf"] =>
  told && { from: told.de, to: told.ate };

const encodeSpan = (of: FinancialSummary["totalOf"]) => of && { de: of.from, ate: of.to };

/** Reads a summary; a JSON object has no order, so the categories are sorted again, the largest first. */
const decodeSummary = (fields: Fields["resumo_financeiro"]): FinancialSummary => ({
  income: fields.total_receitas,
  expenses: fields.total_despesas,
  meanBalance: fields.saldo_medio_mensal,
  totalOf: decodeSpan(fields.meses),
  meanOf: decodeSpan(fields.meses_do_saldo_medio),
  fixed: fields.gastos_fixos,
  variable: fields.gastos_variaveis,
  byCategory: Object.entries(fields.despesas_por_categoria)
    .map(([category, amount]) => ({ category, amount }))
    .toSorted((a, b) => b.amount - a.amount || compareText(a.category, b.category)),
});

const encodeSummary = (summary: FinancialSummary): Body["resumo_financeiro"] => ({
  total_receitas: eurosFromCents(summary.income),
  total_despesas: eurosFromCents(summary.expenses),
  saldo_medio_mensal: eurosFromCents(summary.meanBalance),
  meses: encodeSpan(summary.totalOf),
  meses_do_saldo_medio: encodeSpan(summary.meanOf),
  gastos_fixos: eurosFromCents(summary.fixed),
  gastos_variaveis: eurosFromCents(summary.variable),
  despesas_por_categoria: Object.fromEntries(
    summary.byCategory.map(({ category, amount }) => [category, eurosFromCents(amount)]),
  ),
});

const decodeNormal = (fields: NonNullable<Fields["mes_normal"]>): NormalFigures => ({
  from: fields.de,
  to: fields.ate,
  income: fields.receitas,
  expenses: fields.despesas,
  extra: fields.extra,
  countedExtra: fields.extra_contado,
  surplus: fields.sobra,
});

const encodeNormal = (normal: NormalFigures): NonNullable<Body["mes_normal"]> => ({
  de: normal.from,
  ate: normal.to,
  receitas: eurosFromCents(normal.income),
  despesas: eurosFromCents(normal.expenses),
  extra: eurosFromCents(normal.extra),
  extra_contado: eurosFromCents(normal.countedExtra),
  sobra: eurosFromCents(normal.surplus),
});

export const decodeRecommendations = (fields: Fields): RecommendationReport => ({
  period: fields.periodo_meses,
  summary: decodeSummary(fields.resumo_financeiro),
  normal: fields.mes_normal && decodeNormal(fields.mes_normal),
  analysis: decodeAnalysis(fields.recomendacoes_ia),
  source: SOURCES[fields.origem],
  madeAt: fields.gerado_em,
});

export const encodeRecommendations = (report: RecommendationReport): Body => ({
  periodo_meses: report.period,
  resumo_financeiro: encodeSummary(report.summary),
  mes_normal: report.normal && encodeNormal(report.normal),
  recomendacoes_ia: encodeAnalysis(report.analysis),
  origem: SOURCE_NAMES[report.source],
  gerado_em: new Date(report.madeAt).toISOString(),
});
