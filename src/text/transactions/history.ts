import type { Cents } from "../../domain/shared/cents.ts";
import type { TransactionOrder } from "../../domain/transactions/sort.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { formatEuros, formatSignedEuros } from "../format.ts";

/** The kinds of record in the singular (tipo on the wire). */
export const kindNames: Readonly<Record<TransactionKind, string>> = {
  income: "Receita",
  expense: "Despesa",
};

export const orderNames: Readonly<Record<TransactionOrder, string>> = {
  "date-desc": "Mais recentes",
  "date-asc": "Mais antigas",
  "amount-desc": "Maior valor",
  "amount-asc": "Menor valor",
};

const transactions = (number: number) => (number === 1 ? "1 transação" : `${number} transações`);

/** The history. */
export const historyTexts = {
  dropToImport: "Largue para importar",
  title: "Histórico",
  subtitle: "Todas as receitas e despesas numa só lista",
  export: "Exportar CSV",
  exporting: "A exportar…",
  premiumOnly: "(só com Premium)",
  totalIncome: "Total receitas",
  totalExpenses: "Total despesas",
  balance: "Saldo",
  transactions,
  /** The definition of the list's balance, with the number of its records. */
  balanceOf: (number: number) => `receitas menos despesas, desta lista · ${transactions(number)}`,
  soFar: "até agora",
  found: (number: number) => `${transactions(number)} na lista`,
  filters: "Filtros",
  activeFilters: (count: number) => `Filtros (${count})`,
  search: "Pesquisar",
  searchHint: "Ex.: jantar dezembro",
  kind: "Tipo",
  kinds: { all: "Todas", income: "Receitas", expense: "Despesas" },
  category: "Categoria",
  allCategories: "Todas",
  from: "De",
  to: "Até",
  swappedDates: "A data final é anterior à inicial.",
  swapDates: "Trocar as datas",
  since: (date: string) => `Desde ${date}`,
  until: (date: string) => `Até ${date}`,
  atLeast: (amount: string) => `Mín. ${amount}`,
  atMost: (amount: string) => `Máx. ${amount}`,
  active: "Filtros ativos",
  without: (filter: string) => `Retirar filtro: ${filter}`,
  least: "Mín.",
  most: "Máx.",
  order: "Ordenar",
  clear: "Limpar Filtros",
  list: "Lista de transações",
  empty: "Nenhuma transação encontrada",
  /** The hint where the filters find nothing; after a text search, what the search covers. */
  emptyHint: (searched: boolean) =>
    searched
      ? "Procure palavras, meses, anos e valores, como «jantar dezembro», «farmácia 2024» ou «>100 lazer»."
      : "Alargue os filtros para ver mais movimentos.",
  nothingYet: "As suas receitas e despesas aparecem aqui assim que as registar.",
  trend: "Evolução mensal",
  trendReader: "Ler a evolução mensal",
  trendReading: (income: Cents, expenses: Cents, balance: Cents) =>
    `Receitas ${formatEuros(income)}\nDespesas ${formatEuros(expenses)}\nSaldo ${formatSignedEuros(balance)}`,
  noTrend: "Sem meses para mostrar.",
  month: "Mês",
  income: "Receitas",
  expenses: "Despesas",
} as const;
