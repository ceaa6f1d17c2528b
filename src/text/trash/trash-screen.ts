import { RETENTION_DAYS } from "../../domain/ledger/retention.ts";
import type { Failure } from "../../application/failure.ts";
import type { Trashed } from "../../domain/trash/trashed.ts";
import { countText } from "../format-further.ts";
import { failureText } from "../failures.ts";
import { formatInstant } from "../format-instant.ts";
import { numberInWords } from "../number-words.ts";

const things = (count: number) => (count === 1 ? "1 coisa" : `${countText(count)} coisas`);

/** The name that the server has for its own work. */
const SYSTEM = "sistema";

const whoseText = (by: string | null) => {
  if (by === null) return "";
  return by === SYSTEM ? " · pelo FinControl" : ` · por ${by}`;
};

/** The trash screen. */
export const trashTexts = {
  subtitle: `O que removeu fica aqui ${RETENTION_DAYS} dias, e pode voltar`,
  empty: "O lixo está vazio.",
  emptyHint: `O que remover fica aqui durante ${RETENTION_DAYS} dias, para o poder repor.`,
  search: "Pesquisar no lixo",
  searchHint: "Ex.: jantar",
  kind: "Tipo",
  allKinds: "Tudo",
  list: "O que está no lixo",
  found: (count: number) => `${things(count)} na lista`,
  soFar: "até agora",
  nothingFound: "Nada no lixo corresponde à pesquisa",
  nothingFoundSoFar: "Nada encontrado até agora",
  nothingFoundHint: "Procure outras palavras, ou veja todos os tipos.",
  clear: "Limpar Filtros",
  whenAndWho: ({ removedAt, by }: Pick<Trashed, "removedAt" | "by">) =>
    `${formatInstant(removedAt)}${whoseText(by)}`,
  stays: (days: number) =>
    days === 0 ? "Sai hoje" : `Fica mais ${days === 1 ? "1 dia" : `${days} dias`}`,
  restore: "Repor",
  restoreOf: (summary: string) => `Repor ${summary}`,
  restoring: "A repor…",
  restoreAction: "Repor tudo",
  restoreActionOf: (action: string) => `Repor tudo: ${action}`,
  /** Shown if a search hides some things of an action: restoring affects all of them. */
  restoreHiddenToo: (count: number) => `Repor tudo (${countText(count)})`,
  choose: (summary: string) => `Escolher ${summary}`,
  chooseAll: "Escolher tudo",
  chooseFirst: (count: number) => `Escolher os primeiros ${count}`,
  restoreChosen: (count: number) =>
    count === 1 ? "Repor 1 escolhido" : `Repor ${count} escolhidos`,
  chooseNone: "Desmarcar",
  emptyAll: "Esvaziar o lixo",
  counting: "A contar…",
  emptyQuestion: (count: number) =>
    `Apagar para sempre ${numberInWords(count, "feminine")} ${count === 1 ? "coisa" : "coisas"}?`,
  emptyConsequence: `Não pode ser anulado. Textos, valores e versões anteriores são apagados de vez; durante ${RETENTION_DAYS} dias fica guardado apenas o identificador e o dia em que foi removido, sem texto nenhum.`,
  emptyConfirm: "Apagar para sempre",
  emptying: "A apagar…",
  wayOut: {
    premium: "Desbloquear com Premium",
    budgets: "Ver os orçamentos",
    categories: "Ver as categorias",
    accounts: "Ver as contas",
  },
} as const;

/** Why something could not be restored. */
export const restorationFailureText = (failure: Failure): string =>
  failure.type === "offline"
    ? "Sem ligação ao servidor. Nada se perdeu: continua no lixo."
    : failureText(failure);
