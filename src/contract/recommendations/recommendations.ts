import * as v from "valibot";
import {
  RECOMMENDATION_PERIODS,
  type RecommendationPeriod,
} from "../../domain/recommendations/recommendation-period.ts";
import { eurosFromCents, type Cents } from "../../domain/shared/cents.ts";
import { compareText } from "../../domain/shared/compare-text.ts";
import { eurosSum, revision, yearMonth } from "../fields.ts";
import { request, response, issue } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, moment, money, word } from "../wire/field.ts";
import { decoded, list, nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { actSchema, decodeAct, encodeAct } from "./recommendation-act.ts";

/** The body of POST /recomendacoes/gerar. */
export const recommendationRequestSchema = request({
  periodo_meses: v.picklist(RECOMMENDATION_PERIODS, issue("bad-period")),
});

/** The first and the last month, both inclusive. */
const span = wire({ from: field("de", yearMonth), to: field("ate", yearMonth) });

/** A recommendation of an analysis. */
export const recommendation = wire({
  title: field("titulo", v.string()),
  category: word("categoria", {
    economia: "saving",
    investimento: "investment",
    receita: "income",
    objetivo: "goal",
  }),
  priority: word("prioridade", { alta: "high", media: "medium", baixa: "low" }),
  description: field("descricao", v.string()),
  impact: optional(nullable(field("impacto_estimado", v.string())), null),
  figure: optional(
    nullable(
      nested("numero", wire({ number: field("valor", v.string()), of: field("de", v.string()) })),
    ),
    null,
  ),
  act: optional(nullable(field("ato", decoded(actSchema, decodeAct), encodeAct)), null),
});

const projection = wire({
  goal: field("objetivo", v.string()),
  time: field("tempo_estimado", v.string()),
  monthly: money("valor_mensal_sugerido"),
  startsIn: field(
    "a_partir_de",
    v.optional(v.nullable(yearMonth), null),
    (month) => month ?? undefined,
  ),
  note: optional(nullable(field("nota", v.string())), null),
});

/** The analysis of the figures, made by the rules or the AI (recomendacoes_ia on the wire). */
const analysis = wire({
  text: field("resumo_analise", v.string()),
  recommendations: list("recomendacoes", recommendation),
  projections: list("projecao_objetivos", projection),
});

type Spending = { readonly category: string; readonly amount: Cents };

/** A JSON object has no order, so the categories are sorted again, the largest first. */
const byAmount = (told: Readonly<Record<string, Cents>>): Spending[] =>
  Object.entries(told)
    .map(([category, amount]) => ({ category, amount }))
    .toSorted((a, b) => b.amount - a.amount || compareText(a.category, b.category));

const summary = wire({
  income: money("total_receitas", eurosSum),
  expenses: money("total_despesas", eurosSum),
  meanBalance: money("saldo_medio_mensal", eurosSum),
  totalOf: optional(nullable(nested("meses", span)), null),
  meanOf: optional(nullable(nested("meses_do_saldo_medio", span)), null),
  fixed: money("gastos_fixos", eurosSum),
  variable: money("gastos_variaveis", eurosSum),
  byCategory: field(
    "despesas_por_categoria",
    v.pipe(v.record(v.string(), eurosSum), v.transform(byAmount)),
    (some) =>
      Object.fromEntries(some.map(({ category, amount }) => [category, eurosFromCents(amount)])),
  ),
});

const normal = wire({
  ...span.fields,
  income: money("receitas", eurosSum),
  expenses: money("despesas", eurosSum),
  extra: money("extra", eurosSum),
  extraMonths: optional(nullable(field("meses_do_extra", v.number())), null),
  countedExtra: money("extra_contado", eurosSum),
  surplus: money("sobra", eurosSum),
  since: optional(nullable(field("desde", yearMonth)), null),
});

const report = wire({
  period: field("periodo_meses", v.picklist(RECOMMENDATION_PERIODS)),
  summary: nested("resumo_financeiro", summary),
  normal: optional(nullable(nested("mes_normal", normal)), null),
  analysis: nested("recomendacoes_ia", analysis),
  source: word("origem", {
    regras: "rules",
    ia: "provider",
    regras_apos_falha: "rules-after-failure",
  }),
  revision: optional(nullable(field("revisao", revision)), null),
  madeAt: moment("gerado_em"),
});

/**
 * The response of POST /recomendacoes/gerar; `origem` says who made the analysis, `gerado_em` when, in UTC, and
 * `revisao` from which revision of the ledger. The figures
 * of `mes_normal` are per month, except `extra`: the extra income of all its months.
 */
export const recommendationsSchema = response(report.entries);

/** The response of GET /recomendacoes; null before the first. */
export const lastRecommendationsSchema = v.nullable(recommendationsSchema);

export const encodePeriod = (period: RecommendationPeriod) => ({ periodo_meses: period });

export const decodeRecommendations = report.read;
export const encodeRecommendations = report.write;
