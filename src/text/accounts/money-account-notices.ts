import type { MoneyAccountNews } from "../../application/notice.ts";

/** The toast for a change of an account. */
export const moneyAccountNews: Readonly<Record<MoneyAccountNews, string>> = {
  created: "Conta criada com sucesso!",
  updated: "Conta atualizada com sucesso!",
  removed: "Conta removida com sucesso!",
  closed: "Conta fechada. Deixa de ser proposta, e os registos ficam com ela.",
  reopened: "A conta volta a estar aberta.",
};
