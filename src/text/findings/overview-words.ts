import type { FinancialFacts } from "../../domain/recommendations/financial-facts.ts";
import type { Finding } from "../../domain/recommendations/finding.ts";
import { ratio, subtract, sum, ZERO } from "../../domain/shared/cents.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { formatEuros, formatMonth, formatMonthName, formatPercent } from "../format.ts";

/** What a period says as a whole, in two to four sentences (resumo_analise on the wire). */
export function overviewWords(facts: FinancialFacts, found: readonly Finding[]): string {
  if (facts.records.length === 0) return nothingYet(facts);
  return [balanceSentence(facts), shareSentence(facts), trendSentence(facts), outlook(facts, found)]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

const nothingYet = ({ period, goals }: FinancialFacts) =>
  `Nos últimos ${period} meses ainda não há registos, por isso não há nada que se possa analisar com honestidade. Registe as receitas e as despesas de um mês${goals.length === 0 ? " e crie um objetivo" : ""}: basta isso para esta página lhe dizer quanto sobra, para onde vai o dinheiro e quando chega aos seus objetivos.`;

function balanceSentence({ summary, months }: FinancialFacts): string {
  const { income, expenses, meanBalance } = summary;
  const moved = `${span(months.map(({ month }) => month))} recebeu ${formatEuros(income)} e gastou ${formatEuros(expenses)}`;
  if (meanBalance < 0)
    return `${moved}: em média faltam-lhe ${formatEuros(subtract(ZERO, meanBalance))} por mês.`;
  if (meanBalance === 0) return `${moved}: as contas ficam a zero, sem margem para poupar.`;
  const rate = formatPercent(ratio(subtract(income, expenses), income), 1);
  return `${moved}: em média sobram-lhe ${formatEuros(meanBalance)} por mês, ${rate} do que ganha.`;
}

function span(months: readonly YearMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return `Em ${formatMonth(last)}`;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `De ${isOneYear ? formatMonthName(first) : formatMonth(first)} a ${formatMonth(last)}`;
}

function shareSentence({ summary }: FinancialFacts): string | null {
  const { byCategory, expenses, fixed, income } = summary;
  const [largest] = byCategory;
  if (largest === undefined || largest.amount === 0) return null;
  const share = `A maior fatia das despesas é ${largest.category} (${formatPercent(ratio(largest.amount, expenses), 0)})`;
  return fixed > 0 && income > 0
    ? `${share}, e os gastos fixos levam ${formatPercent(ratio(fixed, income), 0)} das receitas.`
    : `${share}.`;
}

/** From the last full month to the one before it; less than a hundredth is no change. */
function trendSentence({ fullMonths }: FinancialFacts): string | null {
  const [before, last] = fullMonths.slice(-2);
  if (before === undefined || last === undefined || before.expenses === 0) return null;
  const change = ratio(subtract(last.expenses, before.expenses), before.expenses);
  const months = [formatMonthName(last.month), formatMonthName(before.month)] as const;
  if (Math.abs(change) < 0.01)
    return `Em ${months[0]} gastou praticamente o mesmo do que em ${months[1]}.`;
  const direction = change > 0 ? "mais" : "menos";
  return `Em ${months[0]} gastou ${direction} ${formatPercent(Math.abs(change), 0)} do que em ${months[1]}.`;
}

/** What the goals still need, else how urgent the advice is. */
function outlook({ plan, summary }: FinancialFacts, found: readonly Finding[]): string {
  if (plan.length > 0) {
    const missing = formatEuros(sum(plan.map((planned) => planned.missing)));
    const goals = plan.length === 1 ? "ao seu objetivo" : `aos seus ${plan.length} objetivos`;
    return summary.meanBalance > 0
      ? `Faltam ${missing} ${goals}, e o saldo atual já ajuda a lá chegar.`
      : `Faltam ${missing} ${goals}, que só avançam quando o saldo voltar a ser positivo.`;
  }
  return found.some(({ priority }) => priority === "high")
    ? "Comece pelas recomendações de prioridade alta: são as que mais depressa mudam o resultado."
    : "Não há nada de urgente a corrigir; as recomendações abaixo mostram onde ainda pode ganhar.";
}
