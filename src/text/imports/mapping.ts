import type { IgnoredReason, UnreadReason } from "../../domain/imports/statements/statement.ts";
import type { WithoutRole } from "../../domain/imports/columns/preview-rows.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { formatEuros } from "../format.ts";
import { unreadTexts } from "./statement-faults.ts";
import type { MappedColumn, MappedSign } from "../../domain/imports/mapping/mapping.ts";

const roles: Readonly<Record<MappedColumn, string>> = {
  date: "Data",
  description: "Descrição",
  amount: "Montante",
  debit: "Débito",
  credit: "Crédito",
  direction: "Entra ou sai",
  balance: "Saldo",
  currency: "Moeda",
  category: "Categoria",
  state: "Estado",
  fee: "Comissão",
  net: "Valor líquido",
  euros: "Valor em euros",
  account: "Conta",
};

const signs: Readonly<Record<MappedSign, string>> = {
  columns: "Em duas colunas",
  words: "Numa coluna de palavras",
  signed: "Os valores têm sinal",
  inverted: "Sinal trocado",
  expenses: "Todas despesas",
  income: "Todas receitas",
  balance: "Pelo saldo",
  unknown: "Não sei",
};

/** What the amount of a row is without the column of a role. */
const before: Readonly<Record<WithoutRole["role"], string>> = {
  fee: "antes da comissão",
  net: "bruto",
};

/** Why a row does not come in. */
const leftOut: Readonly<Record<IgnoredReason, string>> = {
  currency: "noutra moeda: fica de fora",
  pending: "pendente: fica de fora",
  reverted: "anulado: fica de fora",
  elsewhere: "de outro produto: fica de fora",
  zero: "de 0,00 €: fica de fora",
};

/** The question about the meaning of the columns of an unknown file. */
export const mappingTexts = {
  title: (name: string) => `O que é cada coluna de ${name}?`,
  /** Of a known bank only what its table leaves open is asked, perhaps the direction of its amounts. */
  hint: (bank: string | null, asksSign: boolean) => {
    if (bank === null)
      return "Não conhecemos este tipo de ficheiro. Indique o que é cada coluna: para a próxima fica sabido.";
    return asksSign
      ? `Parece ser de ${bank}, mas falta saber como se distingue o que entra do que sai. Indique-o: para a próxima fica sabido.`
      : `Parece ser de ${bank}, mas falta saber o que se pergunta abaixo. Responda: para a próxima fica sabido.`;
  },
  table: "Primeiras linhas do ficheiro",
  column: (name: string) => `Coluna ${name}`,
  none: "Não ler",
  roles,
  bank: "De que banco é?",
  bankHint: "É o nome da conta; o próximo ficheiro do mesmo banco encontra-a.",
  sign: "Como se distingue o que entra do que sai",
  signs,
  order: "Datas",
  orders: { "day-first": "dia/mês/ano", "month-first": "mês/dia/ano" },
  preview: "Assim é lido",
  ways: { income: "entra", expense: "sai" },
  askedSign: "Falta indicar como se distingue o que entra do que sai.",
  allLeftOut: "Destas linhas não entra nenhuma.",
  leftOut,
  unread: (reason: UnreadReason) => `por ler: ${unreadTexts[reason]}`,
  without: (role: WithoutRole["role"], amount: Cents) => `${before[role]}: ${formatEuros(amount)}`,
  nothingRead: "Com estas colunas não se lê nenhum movimento.",
  leaveOut: "Deixar este ficheiro de fora",
  read: "Ler assim",
} as const;
