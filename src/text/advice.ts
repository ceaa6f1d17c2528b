import type { Advice } from "../domain/advice/advice.ts";
import { subtract, ZERO } from "../domain/shared/cents.ts";
import { formatEuros, formatMonthName, formatPercent } from "./format.ts";

export type AdviceText = {
  readonly title: string;
  readonly message: string;
  readonly tone: "danger" | "warning" | "info" | "success";
};

/** A tip in words, with its amounts, on a month or on a longer period. */
export function adviceText(advice: Advice, span: "month" | "period" = "month"): AdviceText {
  switch (advice.type) {
    case "negative-balance":
      return {
        title: "Saldo negativo",
        message: `As despesas superam as receitas em ${formatEuros(subtract(ZERO, advice.balance))}. Corte 20 % dos gastos supérfluos${advice.cut > 0 ? ` (cerca de ${formatEuros(advice.cut)})` : ""}.`,
        tone: "danger",
      };
    case "broken-budgets":
      return { ...brokenBudgetsText(advice), tone: "warning" };
    case "heavy-category":
      return {
        title: `${advice.category} pesa ${formatPercent(advice.share, 1)} das despesas`,
        message: `Reduza 10 % desta categoria e poupe ${formatEuros(advice.cut)}${span === "month" ? " por mês" : ""}.`,
        tone: "warning",
      };
    case "positive-balance":
      return {
        title: "Saldo positivo",
        message: `Parabéns! Sobram-lhe ${formatEuros(advice.balance)} ${span === "month" ? "neste mês" : "neste período"}.`,
        tone: "success",
      };
    case "top-category":
      return {
        title: `${advice.category} é a sua maior despesa`,
        message: `Leva ${formatPercent(advice.share, 1)} das despesas. Vale a pena acompanhá-la.`,
        tone: "info",
      };
    case "reserve":
      return {
        title: "Reserve metade do saldo",
        message: `Sugestão: reserve 50 % do saldo (${formatEuros(advice.amount)}) para os seus objetivos.`,
        tone: "success",
      };
  }
}

const listed = new Intl.ListFormat("pt-PT");

/** The budgets that a month exceeded, and by how much each. */
function brokenBudgetsText({
  month,
  broken,
}: Extract<Advice, { type: "broken-budgets" }>): Pick<AdviceText, "title" | "message"> {
  const [first] = broken;
  const name = formatMonthName(month);
  return first !== undefined && broken.length === 1
    ? {
        title: `Orçamento de ${first.category} excedido`,
        message: `Em ${name} passou o limite em ${formatEuros(first.over)}.`,
      }
    : {
        title: `${broken.length} orçamentos excedidos`,
        message: `Acima do limite em ${name}: ${listed.format(broken.map(({ category, over }) => `${category} (${formatEuros(over)})`))}.`,
      };
}
