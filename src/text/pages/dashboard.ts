import { partsOf, type CivilDate } from "../../domain/shared/civil-date.ts";
import { daysOf, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { formatMonthName, formatSignedPercent } from "../format.ts";

/** The days of a month up to a date: `1–20 de outubro`, or `outubro` for the whole month. */
function daysUntil(date: CivilDate): string {
  const month = monthOf(date);
  if (date === daysOf(month).to) return formatMonthName(month);
  const { day } = partsOf(date);
  return `${day === 1 ? "1" : `1–${day}`} de ${formatMonthName(month)}`;
}

/** The definition of the balance: `receitas menos despesas, novembro`. */
const balanceOf = (month: YearMonth) => `receitas menos despesas, ${formatMonthName(month)}`;

/** The dashboard. */
export const dashboardTexts = {
  title: "Dashboard",
  subtitle: (month: string, name: string) =>
    `${month.charAt(0).toUpperCase()}${month.slice(1)} · olá, ${name}`,
  thisMonth: "Este mês",
  balance: "Saldo total",
  balanceOf,
  negative: "Saldo negativo: gastou mais do que recebeu.",
  income: "Receitas",
  expenses: "Despesas",
  /** The number of records, and the change from the same days of the month before. */
  note: (count: number, change: number | null, until: CivilDate) => {
    const records = count === 1 ? "1 registo" : `${count} registos`;
    return change === null
      ? records
      : `${records} · ${formatSignedPercent(change, 1)} face a ${daysUntil(until)}`;
  },
  monthGroup: "Mês do dashboard",
  lastMonth: (month: YearMonth) => `Como acabou ${formatMonthName(month)}`,
  seeMonth: (name: string) => `Ver ${name}`,
  outcome: "Saldo",
  first: "Comece pelo primeiro registo",
  importFirst: "Importar do banco",
  firstHint: "Registe a última despesa de que se lembra: leva menos de um minuto.",
  byCategory: "Despesas por categoria",
  noExpenses: "Nenhuma despesa registrada",
  summary: "Resumo do mês",
  largest: "Maior despesa",
  topCategories: "Top 3 categorias",
  goals: "Objetivos",
  noGoals: "Ainda não tem objetivos.",
  noGoalsHint: "Poupar é mais fácil com um destino à vista.",
  createGoal: "Criar objetivo",
  seeAll: "Ver todos",
  of: (current: string, total: string) => `${current} de ${total}`,
  steps: "Passos Sugeridos",
  noSteps: "Sem sugestões este mês.",
} as const;

/** The accessible name of the chart of a month's balance. */
export const balanceReaderLabel = "Saldo do mês, dia a dia";
