import type { Change, MoneyAccountNews, RuleNews, RecurrenceNews } from "../application/notice.ts";
import type { Cents } from "../domain/shared/cents.ts";
import { formatEuros } from "./format.ts";

/** The toasts for a changed budget: 'Orçamento criado com sucesso!' and the like. */
export const budgetChanged: Readonly<Record<Change, string>> = {
  created: "Orçamento criado com sucesso!",
  updated: "Orçamento atualizado com sucesso!",
  removed: "Orçamento removido com sucesso!",
};

/** The number of last month's budgets that were copied; none if the month got its own meanwhile. */
export const budgetsCopied = (count: number): string =>
  count === 0
    ? "Este mês já tinha todos os orçamentos."
    : count === 1
      ? "1 orçamento copiado com sucesso!"
      : `${count} orçamentos copiados com sucesso!`;

/** The toast for a change of an account. */
export const moneyAccountNews: Readonly<Record<MoneyAccountNews, string>> = {
  created: "Conta criada com sucesso!",
  updated: "Conta atualizada com sucesso!",
  removed: "Conta removida com sucesso!",
  closed: "Conta fechada. Deixa de ser proposta, e os registos ficam com ela.",
  reopened: "A conta volta a estar aberta.",
};

/** The toast for a told balance. */
export const balanceTold = (balance: Cents): string => `Saldo guardado: ${formatEuros(balance)}.`;

/** The toast for a saved cushion. */
export const accountReserveKept = (accountReserve: Cents): string =>
  `Reserva guardada: ${formatEuros(accountReserve)}.`;

/** The toast for a changed rule. */
export function ruleNewsText(news: RuleNews): string {
  switch (news.type) {
    case "updated":
      return "Regra alterada. Vale para o que importar a partir de agora.";
    case "removed":
      return "Regra removida. O que ela fez fica como está.";
    case "applied":
      return news.count === 1 ? "1 registo alterado" : `${news.count} registos alterados`;
  }
}

/** The toasts for a changed recurrence. */
export const recurrenceNewsText: Readonly<Record<RecurrenceNews, string>> = {
  created: "Recorrente criado com sucesso!",
  updated: "Recorrente atualizado com sucesso!",
  confirm: "Movimento registado com sucesso!",
  tie: "É o mesmo: nada foi registado outra vez",
  skip: "Movimento saltado",
  "pay-rest": "Prestações pagas até ao fim",
  pause: "Recorrente em pausa",
  resume: "Recorrente retomado",
  end: "Recorrente terminado",
  remove: "Recorrente removido; os registos ficam",
  accept: "Sugestão aceite",
  dismiss: "Sugestão dispensada",
  "end-payment": "A previsão deixa de contar com este pagamento",
};
