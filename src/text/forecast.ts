import type { Forecast } from "../domain/forecast/forecast.ts";
import type { ForecastDay, ForecastMonth } from "../domain/forecast/look-ahead.ts";
import type { Cause } from "../domain/forecast/planned.ts";
import type { SpendingRoom } from "../domain/forecast/spending-room.ts";
import { USUAL_LEAST } from "../domain/forecast/usual.ts";
import type { CivilDate } from "../domain/shared/civil-date.ts";
import { formatDate, formatEuros } from "./format.ts";

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const causes: Readonly<Record<Cause, string>> = {
  recurring: "recorrente",
  recorded: "já registado",
  yearly: "como no ano passado",
  imagined: "imaginado",
};

/** The forecast. */
export const forecastTexts = {
  title: "Previsão",
  subtitle: "O que as suas contas terão nos próximos dias e meses",
  ownAccount: "Conta",
  tell: "Dizer saldo",
  perDay: "Pode gastar por dia",
  endOfMonth: "Fim do mês",
  lowest: "Dia mais baixo",
  perDayNote: ({ nextIncome, days }: SpendingRoom) =>
    nextIncome === null
      ? `até ao fim do mês (${counted(days, "dia", "dias")})`
      : `até à próxima receita, a ${formatDate(nextIncome.date)} (${counted(days, "dia", "dias")})`,
  between: (low: string, high: string) => `entre ${low} e ${high}`,
  certain: "só com o que está previsto",
  alike: "como em todos os meses anteriores",
  lowestNote: ({ date, balance }: ForecastDay) =>
    balance < 0 ? `${formatDate(date)}, abaixo de zero` : formatDate(date),
  causesOf: (what: string) => `${what}: ver de que é feito`,
  untold: "Diga quanto tem",
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
  dayReading: (balance: string, low: string, high: string) =>
    low === high ? balance : `${balance} (${low} a ${high})`,
  comingDays: "Dias com movimentos previstos",
  noComing: "Não há movimentos previstos nos próximos 90 dias.",
  noComingThisMonth: "Não há movimentos previstos até ao fim do mês.",
  months: "Mês a mês",
  month: "Mês",
  income: "Receitas previstas",
  usual: "Habitual sem estar previsto",
  usualIncome: "Habitual, receitas acima das despesas",
  opening: "Saldo no início",
  today: "Saldo de hoje",
  toldOn: (label: string, date: CivilDate) => `${label}, no fim de ${formatDate(date)}`,
  since: (count: number) => `${counted(count, "registo", "registos")} desde então`,
  shared: (days: number) => `A dividir por ${counted(days, "dia", "dias")}`,
  movement: (date: CivilDate, name: string, cause: Cause) =>
    `${formatDate(date)} · ${name} (${causes[cause]})`,
  basis: "Em que se baseia",
  basisMonths: "Despesas menos receitas sem estarem previstas, em cada mês completo",
  basisShares: "Em média por mês, por categoria (só para ler)",
  imagined: (category: string, amount: string) =>
    `Com menos ${amount} por mês em ${category}, como no simulador.`,
  withoutImagined: "Ver sem isto",
  beyond: "Depois do fim do mês",
  beyondHint: "Com o Premium vê 90 dias e 12 meses.",
  dialog: "Quanto tinha a conta?",
  account: "Conta",
  amount: "Saldo no fim do dia",
  negativeHint: "Pode ser negativo: -120,50",
  date: "Dia",
  incomplete: "Por favor, preencha o saldo e o dia.",
  result: "Resultado",
} as const;

/** Between what a month may end with; there is no band where nothing usual is to come, or it was alike in all months. */
export function bandText({ low, high, usual }: ForecastMonth): string {
  if (low !== high) return forecastTexts.between(formatEuros(low), formatEuros(high));
  return usual.middle === 0 ? forecastTexts.certain : forecastTexts.alike;
}

/** What a forecast takes for granted, in words; of none, what is missing for one. */
export function assumptionOf(forecast: Forecast | null): string {
  if (forecast === null) return "Ainda não disse quanto têm as suas contas.";
  const { usual, fullMonths } = forecast;
  if (usual === null)
    return `Mostra só movimentos previstos: para saber o que é habitual são precisos ${USUAL_LEAST} meses completos de registos, e há ${fullMonths}.`;
  return `Soma aos movimentos previstos o que costuma gastar sem estar previsto, a partir do total de cada um dos últimos ${fullMonths} meses completos. A faixa vai do que fica acima de 1 em cada 10 meses ao que fica abaixo de 1 em cada 10. O que vem uma vez por ano conta no mês do ano passado.`;
}
