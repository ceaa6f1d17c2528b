import type { SmartAlert } from "../../domain/notifications/smart-alert.ts";
import { movedText } from "../recurrences/price-changes.ts";
import { formatDate, formatEuros, formatMonth, formatPercent } from "../format.ts";
import { formatUnsignedEuros } from "../format-further.ts";

/** The texts of an alert in the list of notifications. */
export type AlertText = { readonly title: string; readonly message: string };

/** An alert in words, with its amounts. */
export function smartAlertText(alert: SmartAlert): AlertText {
  switch (alert.type) {
    case "budget-near-limit":
      return {
        title: `Orçamento quase esgotado: ${alert.category}`,
        message: `Já gastou ${formatEuros(alert.spent)} dos ${formatEuros(alert.limit)} previstos para ${formatMonth(alert.month)}. Restam ${formatEuros(alert.left)}${alert.isOnPace ? ", e vai no ritmo do mês" : ""}.`,
      };
    case "budget-at-limit":
      return {
        title: `Orçamento esgotado: ${alert.category}`,
        message: `Já gastou ${formatEuros(alert.spent)} dos ${formatEuros(alert.limit)} previstos para ${formatMonth(alert.month)}.`,
      };
    case "category-above-mean":
      return {
        title: `${alert.category} acima do habitual`,
        message: `Em ${formatMonth(alert.month)} já gastou ${formatEuros(alert.spent)}, mais ${formatPercent(alert.part, 0)} do que a sua média de ${formatEuros(alert.mean)} por mês.`,
      };
    case "unusual-expense":
      return {
        title: `Despesa invulgar: ${alert.category}`,
        message: `A despesa de ${formatEuros(alert.amount)} em ${formatDate(alert.date)} é mais do triplo do que costuma gastar de uma vez nesta categoria: ${formatEuros(alert.mean)}.`,
      };
    case "price-rise":
      return {
        title: `Subida de preço: ${alert.name}`,
        message: `${alert.name} ${movedText(alert.from, alert.to)}. Se for para ficar, mude o valor em Recorrentes.`,
      };
    case "below-zero":
      return {
        title: `Saldo abaixo de zero a ${formatDate(alert.date)}`,
        message: `Com o que está previsto e o que costuma gastar, as suas contas ficam nesse dia em ${formatEuros(alert.balance)}. Veja a Previsão.`,
      };
    case "negative-balance":
      return {
        title: "Saldo do mês negativo",
        message: `Em ${formatMonth(alert.month)} as despesas superam as receitas em ${formatUnsignedEuros(alert.balance)}.`,
      };
    case "goal-out-of-reach":
      return {
        title: `Objetivo em risco: ${alert.name}`,
        message: `No fim do prazo, ${formatDate(alert.deadline)}, ainda vão faltar ${formatEuros(alert.missing)}, contando com o que sobra por mês: adie o prazo, baixe o valor ou corte uma despesa.`,
      };
    case "goal-reached":
      return {
        title: `Objetivo alcançado: ${alert.name}`,
        message: `Parabéns! Já juntou os ${formatEuros(alert.total)} que queria.`,
      };
  }
}
