import type { RuleDraft } from "../../domain/rules/rule.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

const kinds: Readonly<Record<TransactionKind, string>> = {
  expense: "Saídas",
  income: "Entradas",
};

const records = (count: number) => (count === 1 ? "1 registo muda" : `${count} registos mudam`);

/** The effect of a rule, in words. */
function effect({ kind, category, description, leavesOut }: RuleDraft): string {
  return [
    kinds[kind],
    leavesOut ? "não contar" : category,
    description === null ? null : `passa a chamar-se «${description}»`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** The rules for imported movements. */
export const ruleTexts = {
  title: "Criar regra",
  editTitle: "Alterar regra",
  contains: "Quando a descrição contém",
  containsHint: "Sem distinguir maiúsculas nem acentos.",
  category: "Categoria",
  anyCategory: "Não mudar",
  description: "Passar a chamar-se",
  leaveOut: "Não contar",
  leaveOutHint: "Fica guardado com a importação, fora das receitas e despesas.",
  doesNothing: "Escolha o que a regra faz: uma categoria, um nome ou não contar.",
  make: "Criar regra",
  list: "Regras",
  order: "Vale a primeira que servir.",
  contain: (text: string) => `Contém «${text}»`,
  effect,
  editOf: (text: string) => `Alterar a regra «${text}»`,
  upOf: (text: string) => `Subir a regra «${text}»`,
  downOf: (text: string) => `Descer a regra «${text}»`,
  moreOf: (text: string) => `Mais opções da regra «${text}»`,
  edit: "Alterar",
  up: "Subir",
  down: "Descer",
  apply: "Aplicar aos movimentos antigos",
  applyHint: "Uma regra de «não contar» só vale para o que importar a partir de agora.",
  looking: "A procurar…",
  changes: records,
  nothingChanges: "Nenhum registo antigo muda com esta regra.",
  undoable: "Pode anular depois.",
  becomes: (before: string, after: string) => `${before} → ${after}`,
  others: (count: number) => (count === 1 ? "e mais 1" : `e mais ${count}`),
  confirm: "Aplicar",
  applying: "A aplicar…",
} as const;
