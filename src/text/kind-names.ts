import type { RestoredKind } from "../domain/restore/restore.ts";
import type { TrashedKind } from "../domain/trash/trashed.ts";

/** The kinds of things that have a name: those in the trash, and the rows of a copy. */
type NamedKind = TrashedKind | RestoredKind;

/** The word of each kind within a sentence, for one and for several. */
export const KIND_WORDS: Readonly<Record<NamedKind, readonly [one: string, several: string]>> = {
  income: ["receita", "receitas"],
  expense: ["despesa", "despesas"],
  budget: ["orçamento", "orçamentos"],
  goal: ["objetivo", "objetivos"],
  category: ["categoria", "categorias"],
  rule: ["regra", "regras"],
  recurrence: ["recorrente", "recorrentes"],
  account: ["conta", "contas"],
  import: ["importação", "importações"],
  line: ["movimento importado", "movimentos importados"],
  notification: ["notificação", "notificações"],
};

/** The word for one, as a label begins. */
export function kindName(kind: NamedKind): string {
  const [one] = KIND_WORDS[kind];
  return `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
}
