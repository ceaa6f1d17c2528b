import type { Change } from "../../application/notice.ts";

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
