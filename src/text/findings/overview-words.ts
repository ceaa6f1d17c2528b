import { isFixedCost } from "../../domain/categories/expense-categories.ts";
import type { NormalMonth } from "../../domain/normal-month/normal-month.ts";
import {
  normallySpent,
  type FinancialFacts,
} from "../../domain/recommendations/financial-facts.ts";
import type { Finding } from "../../domain/recommendations/finding.ts";
import { ratio, subtract, sum, ZERO } from "../../domain/shared/cents.ts";
import { addMonths, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { extraText } from "../extra-income.ts";
import { monthsFromTo } from "../months.ts";
import { formatDate, formatEuros, formatMonthName, formatPercent } from "../format.ts";

/** A period as a whole, in two to four sentences (resumo_analise on the wire). */
export function overviewWords(facts: FinancialFacts, found: readonly Finding[]): string {
  if (facts.records.length === 0) return nothingYet(facts);
  return [balanceSentence(facts), shareSentence(facts), trendSentence(facts), outlook(facts, found)]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

const nothingYet = ({ period, goals }: FinancialFacts) =>
  `Nos últimos ${period} meses ainda não há registos, e por isso não há nada para analisar. Registe as receitas e as despesas de um mês${goals.length === 0 ? " e crie um objetivo" : ""}: basta isso para saber quanto sobra, para onde vai o dinheiro e quando chega aos seus objetivos.`;

function balanceSentence({ summary, months, normal, today }: FinancialFacts): string {
  const { income, expenses } = summary;
  const moved = `${span(months.map(({ month }) => month))} recebeu ${formatEuros(income)} e gastou ${formatEuros(expenses)}`;
  const when = normal.isLived
    ? `num mês normal${normal.incomeSince === null ? "" : `, desde ${formatMonthName(normal.incomeSince)},`}`
    : `com base em ${formatMonthName(normal.months[0])}${normal.months[0] === monthOf(today) ? ", até agora" : ""},`;
  return `${moved}: ${when} ${surplusWords(normal)}.`;
}

/** The surplus of a normal month, and the extras beside it. */
function surplusWords({ surplus, income, extra, countedExtra, extraMonths }: NormalMonth): string {
  if (surplus < 0) return `faltam-lhe ${formatEuros(subtract(ZERO, surplus))}`;
  if (countedExtra > 0) return `sobram-lhe ${formatEuros(surplus)}, o que já conta com os extras`;
  const beside = extraText(extra, extraMonths);
  const left =
    surplus === 0
      ? "as contas ficam a zero, sem margem para poupar"
      : `sobram-lhe ${formatEuros(surplus)}, ${formatPercent(ratio(surplus, income), 1)} do que ganha`;
  return beside === null ? left : `${left}; ${beside}`;
}

function span(months: readonly YearMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return "";
  return `${first === last ? "Em" : "De"} ${monthsFromTo(first, last)}`;
}

function shareSentence(facts: FinancialFacts): string | null {
  const { byCategory, expenses } = facts.summary;
  const [largest] = byCategory;
  if (largest === undefined || largest.amount === 0) return null;
  const share = `A maior fatia das despesas é ${largest.category} (${formatPercent(ratio(largest.amount, expenses), 0)})`;
  const fixed = normallySpent(facts, (name) => isFixedCost(facts.categories, name));
  const { income } = facts.normal;
  return fixed > 0 && income > 0
    ? `${share}, e os gastos fixos levam ${formatPercent(ratio(fixed, income), 0)} das receitas de um mês normal.`
    : `${share}.`;
}

/** The change from the month before the latest lived month to that; null below one percent. */
function trendSentence({ lived }: FinancialFacts): string | null {
  const [before, last] = lived.slice(-2);
  if (before === undefined || last === undefined || before.expenses === 0) return null;
  if (addMonths(before.month, 1) !== last.month) return null;
  const change = ratio(subtract(last.expenses, before.expenses), before.expenses);
  const months = [formatMonthName(last.month), formatMonthName(before.month)] as const;
  if (Math.abs(change) < 0.01)
    return `Em ${months[0]} gastou praticamente o mesmo que em ${months[1]}.`;
  const direction = change > 0 ? "mais" : "menos";
  return `Em ${months[0]} gastou ${direction} ${formatPercent(Math.abs(change), 0)} do que em ${months[1]}.`;
}

/** Days below zero, else the missing amount of the goals, else how urgent the advice is. */
function outlook(
  { plan, normal, atHand, today }: FinancialFacts,
  found: readonly Finding[],
): string {
  if (atHand !== null && atHand.belowZero !== null) {
    const { first } = atHand.belowZero;
    return first === today
      ? "As suas contas estão abaixo de zero: comece por aí."
      : `Segundo a previsão, as suas contas ficam abaixo de zero a ${formatDate(first)}: comece por aí.`;
  }
  if (plan.length > 0) {
    const missing = formatEuros(sum(plan.map((planned) => planned.missing)));
    const isOne = plan.length === 1;
    const goals = isOne ? "ao seu objetivo" : `aos seus ${plan.length} objetivos`;
    return normal.surplus > 0
      ? `Faltam ${missing} ${goals}, e o que sobra já ajuda a lá chegar.`
      : `Faltam ${missing} ${goals}, que só ${isOne ? "avança" : "avançam"} quando voltar a sobrar dinheiro.`;
  }
  return found.some(({ priority }) => priority === "high")
    ? "Comece pelas recomendações de prioridade alta: são as que mais depressa mudam o resultado."
    : "Não há nada de urgente a corrigir; as recomendações abaixo mostram onde ainda pode ganhar.";
}
