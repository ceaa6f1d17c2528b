import type { AccountKind } from "../../domain/accounts/account.ts";
import type { HeldAccount } from "../../domain/forecast/held-today.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";

export const accountKindNames: Readonly<Record<AccountKind, string>> = {
  current: "À ordem",
  savings: "Poupança",
  card: "Cartão",
  cash: "Dinheiro",
};

/** The screen of the accounts that hold the user's money. */
export const accountTexts = {
  subtitle: "Onde está o seu dinheiro",
  add: "Nova conta",
  list: "Contas abertas",
  totalOfTheDay: "Nas contas do dia a dia",
  totalApart: "Em poupança",
  main: "Principal",
  ofTheDay: "Do dia a dia",
  apart: "À parte",
  digits: (digits: string) => `•••• ${digits}`,
  untold: "saldo por indicar",
  reading: "A ler os seus registos…",
  empty: "Ainda não há contas abertas",
  emptyHint:
    "Uma conta é um sítio onde tem dinheiro: à ordem, poupança, cartão ou a carteira. Com o saldo dito uma vez, os registos mantêm-no em dia e a Previsão começa nele.",
  closed: (count: number) => (count === 1 ? "1 conta fechada" : `${count} contas fechadas`),
  tell: "Indicar saldo",
  tellOf: (label: string) => `Indicar saldo de ${label}`,
  edit: "Editar",
  editOf: (label: string) => `Editar a conta ${label}`,
  moreOf: (label: string) => `Mais sobre a conta ${label}`,
  close: "Fechar conta",
  closeHint: "Deixa de ser proposta e de contar; os registos ficam com ela.",
  reopen: "Reabrir",
  reopenOf: (label: string) => `Reabrir a conta ${label}`,
  inUse: "Não é possível remover a conta",
  inUseQuestion: (label: string) =>
    `${label} tem movimentos. Pode fechá-la: deixa de ser proposta e de contar, e os registos ficam com ela.`,
  removeTitle: "Remover conta?",
  removeQuestion: (label: string) => `${label} será removida. Pode anular logo a seguir.`,
} as const;

/** The dialog in which an account is created or changed. */
export const accountFormTexts = {
  create: "Nova conta",
  edit: "Editar conta",
  label: "Nome",
  bank: "Banco",
  digits: "Últimos quatro dígitos",
  kind: "Tipo",
  ofTheDay: "Conta do dia a dia",
  ofTheDayHint: "O que tem conta para o que pode gastar por dia.",
  main: "Conta principal",
  mainHint: "O que registar sem indicar a conta fica nesta.",
  incomplete: "Por favor, dê um nome à conta.",
} as const;

/** A day in words, with the year only where it is not this one. */
const spoken = (date: CivilDate, today: CivilDate): string => {
  const [year = "", month = "", day = ""] = date.split("-");
  const short = `${Number(day)}/${Number(month)}`;
  return today.startsWith(year) ? short : `${short}/${year}`;
};

/** The basis of a balance: 'dito a 1/11, mais 14 movimentos'. */
export function knownBy({ told, count }: HeldAccount, today: CivilDate): string {
  const since = count === 0 ? "" : `, mais ${count === 1 ? "1 movimento" : `${count} movimentos`}`;
  return `dito a ${spoken(told.date, today)}${since}`;
}
