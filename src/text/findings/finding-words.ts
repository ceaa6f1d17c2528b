import { normalSince } from "../../domain/normal-month/normal-figures.ts";
import { actOf } from "../../domain/recommendations/act-of.ts";
import { YEARLY_MONTHS } from "../../domain/recommendations/yearly.ts";
import type { FinancialFacts } from "../../domain/recommendations/financial-facts.ts";
import {
  categoryOf,
  type Finding,
  type IncomeFinding,
  type RecordFinding,
} from "../../domain/recommendations/finding.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import type { Recommendation } from "../../domain/recommendations/recommendation.ts";
import { aheadWords } from "./ahead-words.ts";
import { inNormalMonth } from "../normal-month.ts";
import { balanceWords } from "./balance-words.ts";
import { figureOf } from "./figure-words.ts";
import { goalWords } from "./goal-words.ts";
import { spendingWords } from "./spending-words.ts";
import type { FindingWords } from "./words.ts";
import { formatEuros, formatMonthName, formatPercent } from "../format.ts";

/** The gaps in the records, in words. */
function recordWords(finding: RecordFinding): FindingWords {
  switch (finding.type) {
    case "record-income":
      return {
        title: "Registe as suas receitas",
        description:
          finding.spent > 0
            ? `Já registou ${formatEuros(finding.spent)} de despesas neste período, mas nenhuma receita. Junte o salário e outras entradas: só assim se vê quanto lhe sobra.`
            : "Comece pelo que entra: registe o salário do mês e outras receitas que tenha, com a data em que as recebeu. Leva menos de um minuto.",
        impact: "Passa a ver o seu saldo real e quanto pode poupar.",
      };
    case "record-expenses":
      return {
        title: "Registe as suas despesas",
        description:
          finding.earned > 0
            ? `Já registou ${formatEuros(finding.earned)} de receitas, mas nenhuma despesa. Comece pelas maiores (renda ou prestação, supermercado, contas da casa) e acrescente as pequenas à medida que acontecem.`
            : "Depois registe o que sai: primeiro as despesas grandes e certas (renda ou prestação, contas da casa, subscrições), a seguir as do dia a dia.",
        impact: "Ao fim de um mês já sabe para onde vai o seu dinheiro.",
      };
    case "few-records":
      return {
        title: "Complete o retrato das suas finanças",
        description: `Esta análise assenta em apenas ${finding.count === 1 ? "1 registo" : `${finding.count} registos`}. Registe tudo durante um mês inteiro, mesmo os cafés: os padrões que interessam só aparecem quando nada fica de fora.`,
        impact: "Recomendações mais certeiras já no próximo mês.",
      };
    case "vague-category":
      return {
        title: "Descubra o que se esconde em «Outros»",
        description: `A categoria «Outros» leva ${formatPercent(finding.share, 0)} das suas despesas, ${formatEuros(finding.amount)} neste período. Arrume esses registos noutras categorias para saber o que pode reduzir.`,
        impact: null,
      };
  }
}

/** The regularity of the income, in words. */
function incomeWords(finding: IncomeFinding, since: YearMonth | null): FindingWords {
  switch (finding.type) {
    case "irregular-income":
      return {
        title: "Prepare-se para os meses mais fracos",
        description: `As suas receitas variam muito: ${formatEuros(finding.low.amount)} em ${formatMonthName(finding.low.month)}, ${formatEuros(finding.high.amount)} em ${formatMonthName(finding.high.month)}. Faça contas a ${formatEuros(finding.mean)} por mês, a média, e guarde o que vier a mais nos meses bons para compensar os outros.`,
        impact: "Menos sobressaltos e nenhum mês dependente do cartão de crédito.",
      };
    case "concentrated-income":
      return {
        title: "As suas receitas dependem quase só de uma fonte",
        description: `${finding.source} representa ${formatPercent(finding.share, 0)} do que ganha. Faça crescer uma segunda fonte, mesmo pequena: dá-lhe margem se a principal falhar.`,
        impact: null,
      };
    case "single-income":
      return {
        title: "Pense numa segunda fonte de receita",
        description: `Tudo o que ganha, ${formatEuros(finding.monthly)} ${inNormalMonth(since)}, vem de ${finding.source}. Vender o que já não usa, dar explicações ou fazer um trabalho pontual já torna o orçamento mais resistente.`,
        impact: "Mais segurança se a sua principal receita falhar.",
      };
  }
}

/** A finding as a recommendation, with the user's own figures (recomendacoes on the wire). */
export function recommendationOf(finding: Finding, facts: FinancialFacts): Recommendation {
  const since = normalSince(facts.normal);
  const { impact, ...words } = wordsOf(finding, since);
  // A year is not told from fewer months, nor an effect.
  const isKnown = !facts.normal.isLived || facts.normal.months.length >= YEARLY_MONTHS;
  return {
    ...words,
    impact: isKnown ? impact : null,
    figure: figureOf(finding, since),
    act: actOf(finding, facts),
    category: categoryOf(finding),
    priority: finding.priority,
  };
}

function wordsOf(finding: Finding, since: YearMonth | null): FindingWords {
  switch (finding.type) {
    case "record-income":
    case "record-expenses":
    case "few-records":
    case "vague-category":
      return recordWords(finding);
    case "below-zero":
    case "below-zero-remedy":
      return aheadWords(finding);
    case "deficit":
    case "counts-extra":
    case "low-savings":
    case "fair-savings":
    case "strong-savings":
    case "idle-surplus":
    case "negative-streak":
    case "spending-progress":
      return balanceWords(finding, since);
    case "irregular-income":
    case "concentrated-income":
    case "single-income":
      return incomeWords(finding, since);
    case "fund-missing":
    case "fund-short":
    case "fund-solid":
    case "goal-out-of-reach":
    case "goal-overdue":
    case "goal-on-track":
    case "goal-without-deadline":
    case "first-goal":
      return goalWords(finding, since);
    case "fixed-heavy":
    case "housing-heavy":
    case "credit-heavy":
    case "subscriptions":
    case "rising-category":
    case "falling-category":
    case "outlier":
    case "trim-category":
      return spendingWords(finding, since);
  }
}
