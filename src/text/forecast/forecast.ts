import type { Forecast } from "../../domain/forecast/forecast.ts";
import {
  incomeOf,
  type ForecastDay,
  type ForecastMonth,
} from "../../domain/forecast/look-ahead.ts";
import type { Cause, Expected } from "../../domain/forecast/planned.ts";
import type { DailyAllowance } from "../../domain/forecast/daily-allowance.ts";
import { MIN_USUAL_MONTHS } from "../../domain/forecast/usual.ts";
import type { YearlyIncome } from "../../domain/forecast/yearly.ts";
import type { Account } from "../../domain/accounts/account.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { formatDate, formatDay, formatEuros, formatMonth } from "../format.ts";
import { transactionName } from "../transactions/transaction-name.ts";

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const causes: Readonly<Record<Cause, string>> = {
  recurring: "recorrente",
  recorded: "já registado",
  regular: "parece repetir-se",
  yearly: "como no ano passado",
  assumed: "o mínimo dos últimos meses",
};

const CERTAIN = "só com o que está previsto";

/** Where the plan ends with the month, there is one month. */
type LowestOf = Pick<Forecast, "lowest" | "usual" | "months">;

type Moved = { readonly income: Cents; readonly outgoing: Cents };

const movedText = ({ income, outgoing }: Moved) =>
  `receitas ${formatEuros(income)}, despesas ${formatEuros(outgoing)}`;

/** The forecast. */
export const forecastTexts = {
  title: "Previsão",
  subtitle: "O que as suas contas terão nos próximos dias e meses",
  ownAccount: "A minha conta",
  tell: "Indicar saldo",
  perDay: "Pode gastar por dia",
  endOfMonth: "Fim do mês",
  lowest: "Se gastar como de costume",
  tightestNote: ({ tightest }: DailyAllowance) => `dia mais apertado: ${formatDay(tightest)}`,
  between: (low: string, high: string) => `entre ${low} e ${high}`,
  certain: CERTAIN,
  alike: "como em todos os meses anteriores",
  lowestNote: ({ lowest: { date, balance }, usual, months }: LowestOf) =>
    [
      `${months.length === 1 ? "dia mais baixo deste mês" : "dia mais baixo"}: ${formatDay(date)}`,
      ...(balance < 0 ? ["abaixo de zero"] : []),
      ...(usual === null ? [CERTAIN] : []),
    ].join(", "),
  causesOf: (what: string) => `${what}: ver de que é feito`,
  untold: "Indique o saldo das suas contas",
  untoldHint:
    "A previsão começa no saldo das suas contas no fim de um dia. Depois soma o que está previsto e o que costuma gastar.",
  reading: "A ler os seus registos…",
  days: "Saldo dia a dia",
  day: "Dia",
  balance: "Saldo",
  low: "Mínimo",
  high: "Máximo",
  reader: "Ler a previsão",
  expected: "Saldo previsto",
  band: "Em 8 de cada 10 casos",
  belowZero: "Abaixo de zero",
  negativeDays: (count: number, first: CivilDate) =>
    `${counted(count, "dia", "dias")} abaixo de zero, a partir de ${formatDate(first)}.`,
  todayLine: "hoje",
  comesIn: "Entra dinheiro",
  upcomingDays: "Dias com movimentos previstos",
  left: (balance: string) => `ficam ${balance}`,
  noUpcoming: "Não há movimentos previstos nos próximos 90 dias.",
  noComingThisMonth: "Não há movimentos previstos até ao fim do mês.",
  months: "Mês a mês",
  month: "Mês",
  income: "Receitas previstas",
  usual: "Habitual sem estar previsto",
  saved: (category: string) => `Menos em ${category}, como no simulador`,
  opening: "Saldo no início",
  today: "Saldo de hoje",
  todayNote: "nas contas, hoje",
  savings: "Em poupança",
  toAccounts: "Ver as contas",
  savingsNote: (labels: string) => `${labels} · não conta para o que pode gastar`,
  untoldAccount: "saldo por indicar",
  untoldAccountNote: "não conta na previsão",
  toldOn: ({ label, balance }: Pick<Account, "label" | "balance">) =>
    balance === null
      ? `${label}, saldo por indicar`
      : balance.includes === null
        ? `${label}, no fim de ${formatDate(balance.date)}`
        : `${label}, indicado a ${formatDate(balance.date)}`,
  since: (label: string, count: number) =>
    `${label}, ${counted(count, "movimento", "movimentos")} desde então`,
  accountReserve: "Reserva",
  accountReserveSet: (accountReserve: Cents) => `Reserva: ${formatEuros(accountReserve)}`,
  accountReserveHint: "O que quer ter sempre nas contas. Não entra no que pode gastar por dia.",
  lessAccountReserve: "Menos a reserva",
  untilEnd: (moved: Moved, balance: Cents) =>
    `Até ao fim do mês: ${movedText(moved)}. Ficam ${formatEuros(balance)}.`,
  afterMonth: (moved: Moved, until: CivilDate) =>
    `Depois do fim do mês, até ${formatDay(until)}: ${movedText(moved)}`,
  shared: (all: Cents, days: number, date: CivilDate) =>
    `${formatEuros(all)} a dividir por ${counted(days, "dia", "dias")}, até ${formatDate(date)}: é o dia em que o dinheiro fica mais apertado nos próximos dois meses.`,
  movement: (one: Expected) =>
    `${formatDate(one.date)} · ${movementName(one)} (${causes[one.cause]})`,
  unplanned: "sem rendimento previsto",
  assumed: (least: Cents) =>
    least === 0
      ? "Sem rendimento previsto: a previsão não conta com nenhum."
      : `Sem rendimento previsto: a previsão conta com ${formatEuros(least)} no fim de cada mês, o mínimo dos últimos 6 meses.`,
  planSalary: "Planear o ordenado",
  offer: ({ last }: YearlyIncome) =>
    `Recebeu ${formatEuros(last.amount)} de ${lowered(transactionName(last))} em ${formatMonth(monthOf(last.date)).toLowerCase()}.`,
  plan: "Planear?",
  repeats: (name: string | null) => (name === null ? causes.regular : `${name} ${causes.regular}`),
  planPayment: "Planear",
  planPaymentOf: (name: string) => `Planear: ${name}`,
  endPayment: "Já acabou",
  endPaymentOf: (name: string) => `Já acabou: ${name}`,
  basis: "Em que se baseia",
  assumption: "Como se calcula",
  basisOpen: "Os meses e as categorias",
  basisMonths: "Despesas sem estarem previstas, em cada mês completo",
  basisShares: "Em média por mês, por categoria (só para ler)",
  imagined: (category: string, amount: string) =>
    `Com menos ${amount} por mês em ${category}, como no simulador.`,
  withoutImagined: "Ver sem isto",
  beyond: "Depois do fim do mês",
  beyondHint: "Com o Premium vê 90 dias e 12 meses.",
  dialog: "Quanto havia na conta?",
  account: "Conta",
  accountTold: ({ label, balance }: Account) =>
    balance === null
      ? `${label} · saldo por indicar`
      : `${label} · ${formatEuros(balance.amount)} a ${formatDate(balance.date)}`,
  otherAccount: "Outra conta…",
  accountName: "Nome da conta",
  amount: "Saldo no fim do dia",
  negativeHint: "Pode ser negativo: -120,50",
  date: "Dia",
  dateHint: "Se for hoje, indique o que a conta tem agora: o que registar depois soma-se.",
  incomplete: "Por favor, preencha o saldo e o dia.",
  result: "Resultado",
} as const;

/** A name in the middle of a sentence: "Subsídio de Natal" as "subsídio de Natal", "IRS" as it is. */
const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

/** The name of an expected movement. */
export const movementName = ({ cause, ...named }: Expected): string =>
  cause === "assumed" ? forecastTexts.unplanned : transactionName(named);

/** The balance at the end of a day, its bounds, and the incomes of that day. */
export function dayReading(day: ForecastDay): string {
  const { balance, low, high } = day;
  const band = low === high ? "" : ` (${formatEuros(low)} a ${formatEuros(high)})`;
  const income = incomeOf(day);
  return `${formatEuros(balance)}${band}${income === 0 ? "" : `, entram ${formatEuros(income)}`}`;
}

/**
 * The range of a month's final balance; of a single value, whether only planned movements count or all months were
 * alike.
 */
export function bandText({ low, high, usual }: ForecastMonth): string {
  if (low !== high) return forecastTexts.between(formatEuros(low), formatEuros(high));
  return usual.middle === 0 ? forecastTexts.certain : forecastTexts.alike;
}

/** The assumptions of a forecast; without a forecast, what it needs. */
export function assumptionOf(forecast: Forecast | null): string {
  if (forecast === null) return "Ainda não indicou o saldo das suas contas.";
  const { usual, fullMonths } = forecast;
  if (usual === null)
    return `Mostra só movimentos previstos: para saber o que é habitual são precisos ${MIN_USUAL_MONTHS} meses completos de registos, e há ${fullMonths}.`;
  return `Soma aos movimentos previstos o que costuma gastar sem estar previsto, a partir do total de cada um dos últimos ${fullMonths} meses completos. A faixa vai do que fica acima de 1 em cada 10 meses ao que fica abaixo de 1 em cada 10. O que se paga uma vez por ano conta no mês do ano passado. Só contam receitas planeadas ou já registadas.`;
}
