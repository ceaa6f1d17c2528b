import type { Change } from "../../application/notice.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import type { ListedMonth } from "../../domain/transactions/listed-month.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { formatMonth } from "../format.ts";

const changes: Readonly<Record<Change, string>> = {
  created: "adicionada",
  updated: "atualizada",
  removed: "removida",
};

const kinds: Readonly<Record<TransactionKind, string>> = {
  income: "Receita",
  expense: "Despesa",
};

/** The toasts for a changed record: 'Receita adicionada com sucesso!' and the like. */
export const transactionChanged = (kind: TransactionKind, change: Change): string =>
  `${kinds[kind]} ${changes[change]} com sucesso!`;

/** The sentences of the income and the expense screen and of their dialogs. */
export const transactionTexts = {
  income: {
    kind: "Receita",
    title: "Receitas",
    subtitle: "Todo o dinheiro que entra",
    total: "Total de receitas",
    add: "Adicionar receita",
    create: "Nova receita",
    edit: "Editar receita",
    history: "Histórico de receitas",
    empty: "Nenhuma receita registada",
    emptyHint: "Registe a primeira receita para saber quanto entra em cada mês.",
    removeTitle: "Remover receita?",
  },
  expense: {
    kind: "Despesa",
    title: "Despesas",
    subtitle: "Todo o dinheiro que sai",
    total: "Total de despesas",
    add: "Adicionar despesa",
    create: "Nova despesa",
    edit: "Editar despesa",
    history: "Histórico de despesas",
    empty: "Nenhuma despesa registrada",
    emptyHint: "Registe a primeira despesa para saber para onde vai o seu dinheiro.",
    removeTitle: "Remover despesa?",
  },
} as const satisfies Record<TransactionKind, unknown>;

export const transactionFormTexts = {
  kind: "Tipo de registo",
  amount: "Valor",
  uncounted: "Não é meu",
  date: "Data",
  category: "Categoria",
  account: "Conta",
  noAccount: "Nenhuma em especial",
  closedAccount: (label: string) => `${label} (fechada)`,
  ofAccount: (label: string) => `Conta: ${label}`,
  choose: "Escolher…",
  description: "Descrição",
  suggestions: "Registos anteriores",
  usual: "Registos habituais",
  actions: "Ações",
  saveAndAdd: "Guardar e adicionar outra",
  cancel: "Cancelar",
  incomplete: "Por favor, preencha todos os campos obrigatórios.",
  /** For a displayed name that omits words of the bank. */
  atBank: (words: string) => `No banco: ${words}`,
  openOf: (label: string) => `Abrir ${label}`,
  edit: "Editar",
  duplicate: "Duplicar",
  editOf: (label: string) => `Editar ${label}`,
  repeat: "Repetir",
  isPlanned: (name: string, date: string) => `É o previsto: ${name}, ${date}`,
  isPlannedHint: (amount: string) =>
    `Estava previsto por ${amount}. Assim não volta a ser pedido nem registado.`,
  divide: "Dividir",
  moreOf: (label: string) => `Mais ações para ${label}`,
  removeOf: (label: string) => `Remover ${label}`,
  removeQuestion: (label: string) => `${label} será removida. Pode anular logo a seguir.`,
  records: (count: number) => (count === 1 ? "1 registo" : `${count} registos`),
  topCategories: "Top 3 categorias",
  listedMonth: "Mês da lista",
  allMonths: "Todos os meses",
  monthName: (listed: ListedMonth, today: CivilDate) => {
    if (listed === "all") return "Todos os meses";
    return listed === monthOf(today) ? "Este mês" : formatMonth(listed);
  },
  emptyMonth: "Neste mês ainda não há registos.",
  showMore: (count: number) => `Mostrar mais ${count}`,
} as const;

/** The toast for a split record. */
export const transactionDivided: Readonly<Record<TransactionKind, string>> = {
  income: "Receita dividida.",
  expense: "Despesa dividida.",
};
