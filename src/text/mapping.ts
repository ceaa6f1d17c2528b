import type { MappedColumn, MappedSign } from "../domain/imports/mapping.ts";

const roles: Readonly<Record<MappedColumn, string>> = {
  date: "Data",
  description: "Descrição",
  amount: "Montante",
  debit: "Débito",
  credit: "Crédito",
  balance: "Saldo",
  category: "Categoria",
};

const signs: Readonly<Record<MappedSign, string>> = {
  columns: "Em duas colunas",
  signed: "Os valores têm sinal",
  expenses: "Todas despesas",
  income: "Todas receitas",
  balance: "Pelo saldo",
  unknown: "Não sei",
};

/** The question which column of an unknown file is what. */
export const mappingTexts = {
  title: (name: string) => `O que é cada coluna de ${name}?`,
  hint: "Este ficheiro não é de um banco que se conheça. Indique as colunas uma vez: para a próxima ficam sabidas.",
  table: "Primeiras linhas do ficheiro",
  column: (name: string) => `Coluna ${name}`,
  none: "Não ler",
  roles,
  sign: "Como se distingue o que entra do que sai",
  signs,
  order: "Datas",
  orders: { "day-first": "dia/mês/ano", "month-first": "mês/dia/ano" },
  preview: "Assim é lido",
  askedSign: "Falta dizer como se distingue o que entra do que sai.",
  nothingRead: "Com estas colunas não se lê nenhum movimento.",
  leaveOut: "Deixar este ficheiro de fora",
  read: "Ler assim",
} as const;
