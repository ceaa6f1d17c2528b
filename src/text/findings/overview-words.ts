import { normalSince } from "../../domain/normal-month/normal-figures.ts";
import type { NormalMonth } from "../../domain/normal-month/normal-month.ts";
import type { FinancialFacts } from "../../domain/recommendations/financial-facts.ts";
import type { Finding } from "../../domain/recommendations/finding.ts";
import { overviewOf, type Overview } from "../../domain/recommendations/overview.ts";
import { monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { extraText } from "../extra-income.ts";
import { aNormalMonth, inNormalMonthThen } from "../normal-month.ts";
import { monthsFromTo } from "../months.ts";
import { formatDate, formatEuros, formatMonthName, formatPercent } from "../format.ts";
import { formatUnsignedEuros } from "../format-further.ts";

/** A period as a whole, in two to four sentences (resumo_analise on the wire). */
export function overviewWords(facts: FinancialFacts, found: readonly Finding[]): string {
  if (facts.records.length === 0) return nothingYet(facts);
  const overview = overviewOf(facts);
  return [
    balanceSentence(facts, overview),
    shareSentence(facts, overview),
    trendSentence(overview),
    outlook(facts, overview, found),
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

const nothingYet = ({ period, goals }: FinancialFacts) =>
  `Nos últimos ${period} meses ainda não há registos, e por isso não há nada para analisar. Registe as receitas e as despesas de um mês${goals.length === 0 ? " e crie um objetivo" : ""}: basta isso para saber quanto sobra, para onde vai o dinheiro e quando chega aos seus objetivos.`;

function balanceSentence(
  { summary, months, normal, today }: FinancialFacts,
  overview: Overview,
): string {
  const { income, expenses } = summary;
  const moved = `${span(months.map(({ month }) => month))} recebeu ${formatEuros(income)} e gastou ${formatEuros(expenses)}`;
  const when = normal.isLived
    ? inNormalMonthThen(normalSince(normal))
    : `com base em ${formatMonthName(normal.months[0])}${normal.months[0] === monthOf(today) ? ", até agora" : ""},`;
  return `${moved}: ${when} ${surplusWords(normal, overview)}.`;
}

/** The surplus of a normal month, and the extras beside it. */
function surplusWords(
  { surplus, extra, countedExtra, extraMonths }: NormalMonth,
  { surplusRate }: Overview,
): string {
  if (surplus < 0) return `faltam-lhe ${formatUnsignedEuros(surplus)}`;
  if (countedExtra > 0) return `sobram-lhe ${formatEuros(surplus)}, o que já conta com os extras`;
  const beside = extraText(extra, extraMonths);
  const left =
    surplus === 0
      ? "as contas ficam a zero, sem margem para poupar"
      : `sobram-lhe ${formatEuros(surplus)}, ${formatPercent(surplusRate, 1)} do que ganha`;
  return beside === null ? left : `${left}; ${beside}`;
}

function span(months: readonly YearMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return "";
  return `${first === last ? "Em" : "De"} ${monthsFromTo(first, last)}`;
}

function shareSentence(
  { normal }: FinancialFacts,
  { largest, fixedShare }: Overview,
): string | null {
  if (largest === null) return null;
  const share = `A maior fatia das despesas é ${largest.category} (${formatPercent(largest.share, 0)})`;
  return fixedShare === null
    ? `${share}.`
    : `${share}, e os gastos fixos levam ${formatPercent(fixedShare, 0)} das receitas de ${aNormalMonth(normalSince(normal))}.`;
}

/** The change from the month before the latest lived month to that. */
function trendSentence({ trend }: Overview): string | null {
  if (trend === null) return null;
  const [last, before] = [formatMonthName(trend.month), formatMonthName(trend.before)];
  if (trend.direction === "same") return `Em ${last} gastou praticamente o mesmo que em ${before}.`;
  const direction = trend.direction === "more" ? "mais" : "menos";
  return `Em ${last} gastou ${direction} ${formatPercent(trend.part, 0)} do que em ${before}.`;
}

/** Days below zero, else the missing amount of the goals, else how urgent the advice is. */
function outlook(
  { plan, normal, atHand, today }: FinancialFacts,
  overview: Overview,
  found: readonly Finding[],
): string {
  if (atHand !== null && atHand.belowZero !== null) {
    const { first } = atHand.belowZero;
    return first === today
      ? "As suas contas estão abaixo de zero: comece por aí."
      : `Segundo a previsão, as suas contas ficam abaixo de zero a ${formatDate(first)}: comece por aí.`;
  }
  if (plan.length > 0) {
    const missing = formatEuros(overview.missing);
    const isOne = plan.length === 1;
    const goals = isOne ? "ao seu objetivo" : `aos seus ${plan.length} objetivos`;
    return normal.surplus > 0
      ? `Faltam ${missing} ${goals}, e o que sobra já ajuda a lá chegar.`
      : `Faltam ${missing} ${goals}, que só ${isOne ? "avança" : "avançam"} quando voltar a sobrar dinheiro.`;
  }
  return found.some(({ priority }) => priority === "high")
    ? "Comece pelas recomendações de prioridade alta: são as que mais depressa mudam o resultado."
    : normal.surplus < 0
      ? "As recomendações abaixo mostram por onde começar."
      : "Não há nada de urgente a corrigir; as recomendações abaixo mostram onde ainda pode ganhar.";
}
