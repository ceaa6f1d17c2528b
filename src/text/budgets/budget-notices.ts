import type { Change } from "../../application/notice.ts";

/** 'Orçamento criado com sucesso!' and its sisters. */
export const budgetChanged: Readonly<Record<Change, string>> = {
  created: "Orçamento criado com sucesso!",
  updated: "Orçamento atualizado com sucesso!",
  removed: "Orçamento removido com sucesso!",
};

/** How many of last month's budgets were copied; none if the month got them meanwhile. */
export const budgetsCopied = (count: number): string =>
  count === 0
    ? "Este mês já tinha todos os orçamentos."
    : count === 1
      ? "1 orçamento copiado com sucesso!"
      : `${count} orçamentos copiados com sucesso!`;
