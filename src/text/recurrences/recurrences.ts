import { RECORDED_BACK_DAYS } from "../../domain/recurrences/lately.ts";
import { dayOfMonth } from "../../domain/recurrences/planned-days.ts";
import type { PresetName } from "../../domain/recurrences/presets.ts";
import {
  EARLIER_MAX,
  LAST_DAY_OF_MONTH,
  type RecurrenceDraft,
  type RecurrenceUnit,
} from "../../domain/recurrences/recurrence.ts";
import type { InstalmentsLeft } from "../../domain/recurrences/instalments-left.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { formatEuros } from "../format.ts";
import { transactionName } from "../transactions/transaction-name.ts";

/** The recurrences screen. */
export const recurrenceTexts = {
  title: "Recorrentes",
  subtitle: "O que se repete, e as prestações que faltam",
  add: "Novo recorrente",
  addParts: "Novas prestações",
  waiting: "Por confirmar",
  waitingCount: (count: number) => `${count} por confirmar`,
  /** The movements of a plan that wait, from the first day to the last. */
  waitingOf: (count: number, first: string, last: string) =>
    `${count} por confirmar · ${first} a ${last}`,
  confirmAll: "Confirmar todos",
  confirmAllOf: (name: string) => `Confirmar todos: ${name}`,
  confirmingAll: "A confirmar…",
  skipAll: "Saltar todos",
  skipAllOf: (name: string) => `Saltar todos: ${name}`,
  skippingAll: "A saltar…",
  same: "É o mesmo",
  sameOf: (name: string) => `É o mesmo: ${name}`,
  other: "Não, registar outro",
  otherOf: (name: string) => `Não, registar outro: ${name}`,
  proposals: "Sugestões",
  proposalCount: (count: number) => (count === 1 ? "1 sugestão" : `${count} sugestões`),
  proposalsHint: "Encontradas nos seus registos. Uma sugestão dispensada não volta.",
  acceptAll: "Aceitar todas",
  acceptingAll: "A aceitar…",
  acceptAllTitle: (count: number) => `Aceitar ${count} sugestões?`,
  found: (records: number) => `${records} pagamentos encontrados`,
  accept: "Aceitar",
  acceptOf: (name: string) => `Aceitar: ${name}`,
  dismiss: "Dispensar",
  dismissOf: (name: string) => `Dispensar: ${name}`,
  list: "Os meus recorrentes",
  presets: "Começar por um modelo",
  weight: "Peso mensal",
  weights: { income: "Receitas", expense: "Despesas", left: "Sobra" },
  /** The note beside a monthly sum, with the sum of 12 months. */
  perMonthNote: (year: Cents) => `por mês · ${formatEuros(year)} em 12 meses`,
  expenseNote: (subscriptions: Cents, year: Cents) =>
    subscriptions === 0
      ? recurrenceTexts.perMonthNote(year)
      : `${recurrenceTexts.perMonthNote(year)} · ${formatEuros(subscriptions)} em subscrições`,
  leftNote: "por mês, do que está planeado",
  perMonth: (month: Cents) => `${formatEuros(month)} por mês`,
  empty: "Ainda não tem movimentos recorrentes",
  emptyHint: "Registe uma vez a renda, o ordenado ou uma prestação: o resto vem por si.",
  next: "próximo:",
  paused: "Em pausa",
  over: "Terminado",
  confirms: "confirmar",
  moreOf: (name: string) => `Mais sobre ${name}`,
  editOf: (name: string) => `Editar ${name}`,
  edit: "Editar",
  confirm: "Confirmar",
  confirmOf: (name: string) => `Confirmar: ${name}`,
  skip: "Saltar",
  skipOf: (name: string) => `Saltar: ${name}`,
  amountOf: (name: string) => `Valor de ${name}`,
  skipNext: (date: string) => `Saltar o de ${date}`,
  pause: "Pausar",
  resume: "Retomar",
  end: "Terminar hoje",
  remove: "Remover",
  payRest: (amount: Cents) => `Pagar já o que falta (${formatEuros(amount)})`,
  left: ({ left, of, amount }: InstalmentsLeft) =>
    left === 0 ? `não falta nenhuma de ${of}` : `faltam ${left} de ${of} · ${formatEuros(amount)}`,
  progressOf: (name: string) => `Prestações que já não faltam: ${name}`,
} as const;

/** The question whether to accept all proposals, with their monthly total. */
export function acceptAllQuestion({
  income,
  expense,
}: Readonly<Record<"income" | "expense", Cents>>) {
  const sums = [
    ...(expense === 0 ? [] : [`${formatEuros(expense)} de despesas`]),
    ...(income === 0 ? [] : [`${formatEuros(income)} de receitas`]),
  ].join(" e ");
  return `Passam a estar planeadas${sums === "" ? "" : `: ${sums} por mês`}. Pode anular ou mudar cada uma depois.`;
}

/** The form of a recurrence. */
export const recurrenceFormTexts = {
  create: { each: "Novo movimento recorrente", parts: "Novas prestações" },
  edit: "Editar recorrente",
  incomplete: "Preencha os campos obrigatórios.",
  scope: "O que muda",
  all: "Todos os que faltam",
  one: (date: string) => `Só o de ${date} (valor e dia)`,
  following: (date: string) => `O de ${date} e os seguintes`,
  kind: "Tipo",
  kinds: { income: "Receita", expense: "Despesa" },
  amount: { each: "Valor", parts: "Total" },
  fee: "Encargo (com a primeira)",
  description: "Descrição",
  category: "Categoria",
  choose: "Escolha uma categoria",
  start: "Primeiro dia",
  startHint: "Do dia 29 ao 31 fica o último dia dos meses mais curtos.",
  dayOfMonth: "Dia do mês",
  ofStart: "O do primeiro dia",
  dayOf: (day: number) => (day === LAST_DAY_OF_MONTH ? "Último dia do mês" : `Dia ${day}`),
  lost: (count: number) =>
    count === 1
      ? "Um movimento que já estava resolvido ou alterado não tem dia neste plano: o que fica no lugar dele volta a ficar por responder."
      : `${count} movimentos que já estavam resolvidos ou alterados não têm dia neste plano: os que ficam no lugar deles voltam a ficar por responder.`,
  dropped: (count: number) =>
    count === 1
      ? "Um movimento ainda por responder não tem dia neste plano: deixa de estar planeado."
      : `${count} movimentos ainda por responder não têm dia neste plano: deixam de estar planeados.`,
  every: "De quantos em quantos",
  unit: "Período",
  units: { day: "dias", week: "semanas", month: "meses", year: "anos" },
  oneUnit: { day: "dia", week: "semana", month: "mês", year: "ano" },
  ends: "Até quando",
  endings: { never: "Sem fim", date: "Até um dia", times: "Um número de vezes" },
  end: "Último dia",
  times: "Vezes",
  instalments: "Número de prestações",
  weekend: "Ao fim de semana",
  weekends: { keep: "Fica nesse dia", before: "Sexta-feira antes", after: "Segunda-feira depois" },
  mode: "No dia",
  modes: { automatic: "Registar automaticamente", confirm: "Perguntar antes de registar" },
  earlier: (count: number) =>
    count === 1 ? "Registar também o anterior?" : `Registar também os ${count} anteriores?`,
  tooManyEarlier: `Há mais de ${EARLIER_MAX} movimentos anteriores a hoje: esses não se registam.`,
  tooOld: `O primeiro dia já passou há mais de ${RECORDED_BACK_DAYS} dias: sozinhos, só se registam os movimentos dos últimos ${RECORDED_BACK_DAYS} dias.`,
  earlierHint: "São os que já teriam acontecido antes de hoje.",
} as const;

export const presetTexts: Readonly<Record<PresetName, string>> = {
  salary: "Ordenado",
  "holiday-bonus": "Subsídio de férias",
  "christmas-bonus": "Subsídio de Natal",
  rent: "Renda",
  "property-tax": "IMI",
  "vehicle-tax": "IUC",
  insurance: "Seguros",
  "tax-refund": "Reembolso do IRS",
};

const ONE: Readonly<Record<RecurrenceUnit, string>> = {
  day: "todos os dias",
  week: "todas as semanas",
  month: "todos os meses",
  year: "todos os anos",
};

const FIRST_DAY_OF_LONG_MONTHS = 29;

/** The interval of a recurrence, and its day. */
export function rhythmText({
  every,
  unit,
  ...days
}: Pick<RecurrenceDraft, "every" | "unit" | "start" | "dayOfMonth">): string {
  const often =
    every === 1 ? ONE[unit] : `de ${every} em ${every} ${recurrenceFormTexts.units[unit]}`;
  if (unit !== "month") return often;
  const day = dayOfMonth(days);
  if (day === LAST_DAY_OF_MONTH) return `${often}, no último dia`;
  return `${often}, ${day < FIRST_DAY_OF_LONG_MONTHS ? `no dia ${day}` : `no dia ${day} ou no último`}`;
}

/** The rhythm as a sentence below its fields. */
export const rhythmSentence = (draft: Parameters<typeof rhythmText>[0]): string =>
  `Repete-se ${rhythmText(draft)}.`;

/** The name of a recurrence. */
export const recurrenceName: (draft: Pick<RecurrenceDraft, "description" | "category">) => string =
  transactionName;
