import type { Advice } from "../domain/advice/advice.ts";
import { subtract, ZERO } from "../domain/shared/cents.ts";
import type { YearMonth } from "../domain/shared/year-month.ts";
import { formatEuros, formatMonthName, formatPercent, formatSignedPercent } from "./format.ts";

/** The dashboard (§2). */
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
  seeAll: "Ver todos",
  of: (current: string, total: string) => `${current} de ${total}`,
  steps: "Passos Sugeridos",
  noSteps: "Sem sugestões este mês. Continue assim!",
} as const;

export type AdviceText = {
  readonly title: string;
  readonly message: string;
  readonly tone: "danger" | "warning" | "success";
};

/** A tip in words, with its amounts (§5, advice rules). */
export function adviceText(advice: Advice): AdviceText {
  switch (advice.type) {
    case "negative-balance":
      return {
        title: "Saldo negativo",
        message: `As despesas superam as receitas em ${formatEuros(subtract(ZERO, advice.balance))}. Corte 20 % dos gastos supérfluos (cerca de ${formatEuros(advice.cut)}).`,
        tone: "danger",
      };
    case "heavy-category":
      return {
        title: `${advice.category} pesa ${formatPercent(advice.share, 1)} das despesas`,
        message: `Reduza 10 % desta categoria e poupe ${formatEuros(advice.cut)} por mês.`,
        tone: "warning",
      };
    case "positive-balance":
      return {
        title: "Saldo positivo",
        message: `Parabéns! Este mês sobram-lhe ${formatEuros(advice.balance)}.`,
        tone: "success",
      };
  }
}
