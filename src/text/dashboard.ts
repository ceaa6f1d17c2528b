import type { YearMonth } from "../domain/shared/year-month.ts";
import { formatMonthName, formatSignedPercent } from "./format.ts";

/** The dashboard. */
export const dashboardTexts = {
  title: "Dashboard",
  subtitle: (month: string, name: string) =>
    `${month.charAt(0).toUpperCase()}${month.slice(1)} · olá, ${name}`,
  thisMonth: "Este mês",
  balance: "Saldo total",
  negative: "Saldo negativo: gastou mais do que recebeu.",
  income: "Receitas",
  expenses: "Despesas",
  note: (count: number, change: number | null, before: YearMonth) => {
    const records = count === 1 ? "1 registo" : `${count} registos`;
    return change === null
      ? records
      : `${records} · ${formatSignedPercent(change, 1)} face a ${formatMonthName(before)}`;
  },
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
  noSteps: "Sem sugestões este mês. Continue assim!",
} as const;
