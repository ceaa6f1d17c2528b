import { partsOf, type CivilDate } from "../../domain/shared/civil-date.ts";
import { daysOf, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { isOverdue } from "../../domain/advice/month-end.ts";
import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { formatDay, formatMonthName, formatSignedPercent } from "../format.ts";
import { incomeName } from "../transactions/income-name.ts";

/** The days of a month up to a date: `1–20 de outubro`, or `outubro` for the whole month. */
function daysUntil(date: CivilDate): string {
  const month = monthOf(date);
  if (date === daysOf(month).to) return formatMonthName(month);
  const { day } = partsOf(date);
  return `${day === 1 ? "1" : `1–${day}`} de ${formatMonthName(month)}`;
}

/** The definition of the balance: `receitas menos despesas, novembro`. */
const balanceOf = (month: YearMonth) => `receitas menos despesas, ${formatMonthName(month)}`;

/** A planned income with its day: `o ordenado de 23/12`. */
const incomeOn = (income: Occurrence, today: CivilDate) =>
  `${incomeName(income)} de ${formatDay(income.date)}${isOverdue(income, today) ? ", por confirmar," : ""}`;

/** The planned incomes that cover a negative balance; of three or more the others are counted. */
function covered(incomes: readonly Occurrence[], today: CivilDate): string {
  const [first, ...others] = incomes.map((income) => incomeOn(income, today));
  if (others.length === 0) return `Saldo negativo: ${first} cobre.`;
  const rest = others.length === 1 ? others[0] : `mais ${others.length} rendimentos`;
  return `Saldo negativo: ${first} e ${rest} cobrem.`;
}

/** The dashboard. */
export const dashboardTexts = {
  title: "Dashboard",
  subtitle: (month: string, name: string) =>
    `${month.charAt(0).toUpperCase()}${month.slice(1)} · olá, ${name}`,
  thisMonth: "Este mês",
  balance: "Saldo total",
  balanceOf,
  negative: "Saldo negativo: gastou mais do que recebeu.",
  covered,
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
