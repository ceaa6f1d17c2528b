import type { NormalFigures } from "../../domain/normal-month/normal-figures.ts";
import type { FinancialSummary } from "../../domain/recommendations/financial-summary.ts";
import type { RecommendationPeriod } from "../../domain/recommendations/recommendation-period.ts";
import type {
  AnalysisSource,
  Priority,
  RecommendationCategory,
  RecommendationReport,
} from "../../domain/recommendations/recommendation.ts";
import { formatEuros, formatPercent } from "../format.ts";
import { startText } from "../goals/goal-plan.ts";
import { inNormalMonth } from "../normal-month.ts";
import { monthsFromTo } from "../months.ts";
import type { PossibleAct } from "../../domain/recommendations/possible-act.ts";
import { goalTexts } from "../goals/goals.ts";
import type { Cents } from "../../domain/shared/cents.ts";

const months = (period: RecommendationPeriod) => `${period} meses`;

/** The source of an analysis; the failure of a provider is stated calmly. */
const sources: Readonly<Record<AnalysisSource, string>> = {
  rules: "Análise feita pelas regras do FinControl.",
  provider: "Análise feita por um fornecedor de IA, com totais anónimos.",
  "rules-after-failure":
    "O fornecedor de IA não deu uma resposta utilizável. Análise feita pelas regras do FinControl, com os mesmos números.",
};

const categories: Readonly<Record<RecommendationCategory, string>> = {
  saving: "Economia",
  investment: "Investimento",
  income: "Receita",
  goal: "Objetivo",
};

const priorities: Readonly<Record<Priority, string>> = {
  high: "Prioridade alta",
  medium: "Prioridade média",
  low: "Prioridade baixa",
};

/** The announcement to screen readers once a report is ready. */
const ready = ({ period, analysis }: RecommendationReport) => {
  const count = analysis.recommendations.length;
  const found = count === 1 ? "1 recomendação" : `${count} recomendações`;
  return `Análise dos últimos ${months(period)} concluída: ${found}.`;
};

/** The effect of the button of a recommendation. */
export function actName(act: PossibleAct): string {
  switch (act.type) {
    case "look":
      if (act.kind === null) return "Ver registos";
      return act.kind === "income" ? "Ver receitas" : "Ver despesas";
    case "record":
      return act.kind === "income" ? "Registar receita" : "Registar despesa";
    case "simulate":
      return "Simular um corte";
    case "new-budget":
      return `Limitar a ${formatEuros(act.limit)}`;
    case "change-budget":
      return "Rever o limite";
    case "new-goal":
    case "upgrade":
      return "Criar objetivo";
    case "put-aside":
      return goalTexts.putAside;
    case "change-goal":
      return "Rever objetivo";
    case "see-goals":
      return "Ver objetivos";
  }
}

/** The recommendations. */
export const recommendationsTexts = {
  title: "Recomendações",
  subtitle: "O que os seus números dizem, e o que pode fazer",
  period: "Período a analisar",
  months,
  locked: (period: RecommendationPeriod) => `${months(period)}, só com Premium`,
  lockedHint: "Com o Premium, a análise vai até aos últimos 24 meses.",
  generate: "Gerar Recomendações",
  generating: "A gerar…",
  advice: "As recomendações são informativas e não substituem o aconselhamento de um profissional.",
  empty: "Ainda não há recomendações",
  emptyHint:
    "Escolha um período e carregue em «Gerar Recomendações» para saber o que pode mudar nas suas finanças.",
  loading: "A analisar os seus números…",
  ready,
  result: "Recomendações geradas",
  heading: (period: RecommendationPeriod) => `Análise dos últimos ${months(period)}`,
  sources,
  madeAt: "Gerada em",
  outdated: "Os seus registos mudaram desde então.",
  again: "Gerar de novo",
  meanBalance: "Saldo médio mensal",
  income: "Total de receitas",
  expenses: "Total de despesas",
  /** The months that a mean covers; older reports do not say, and one of no lived month has none. */
  perMonth: ({ meanBalance, meanOf }: Pick<FinancialSummary, "meanBalance" | "meanOf">) =>
    meanOf === null && meanBalance === 0
      ? "sem meses completos neste período"
      : `receitas menos despesas, por mês${meanOf === null ? "" : `, ${monthsFromTo(meanOf.from, meanOf.to)}`}`,
  /** The months that a total covers; older reports do not say. */
  inPeriod: (of: FinancialSummary["totalOf"], period: RecommendationPeriod) =>
    of === null ? `em ${months(period)}` : monthsFromTo(of.from, of.to),
  costs: "Despesas fixas e variáveis",
  fixed: "Fixas",
  fixedHint: "Habitação, serviços, seguros e outras que vencem sempre",
  variable: "Variáveis",
  variableHint: "As que mudam com as suas escolhas",
  costShare: (amount: Cents, share: number) =>
    `${formatEuros(amount)} · ${formatPercent(share, 1)}`,
  noExpenses: "Nenhuma despesa neste período",
  analysis: "Análise",
  recommendations: "O que pode fazer",
  noRecommendations: "Nada a recomendar por agora.",
  others: (count: number) => (count === 1 ? "Mais 1 recomendação" : `Mais ${count} recomendações`),
  fund: "Fundo de emergência",
  categories,
  priorities,
  impact: "Impacto estimado",
  projections: "Projeção dos objetivos",
  time: "Tempo estimado",
  monthly: "No próximo mês",
  planned: (monthly: Cents, { surplus, since }: Pick<NormalFigures, "surplus" | "since">) =>
    `No próximo mês ${formatEuros(monthly)} ao todo, dos ${formatEuros(surplus)} que sobram ${inNormalMonth(since)}.`,
  startsIn: startText,
  noProjections: "Sem objetivos para projetar",
  noProjectionsHint: "Crie um objetivo no seu perfil para saber quando o pode alcançar.",
  byCategory: "Despesas por categoria",
} as const;
