import type { AllowanceCard, Bound, Pace } from "../../domain/forecast/allowance-card.ts";
import type { DailyAllowance } from "../../domain/forecast/daily-allowance.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { forecastTexts } from "./forecast.ts";
import { formatDay, formatEuros } from "../format.ts";
import { untilIncome } from "../transactions/income-name.ts";

/** The daily allowance in words: what may be spent, and below it what bounds that and where the usual pace leads. */
export type AllowanceWords = { readonly says: string; readonly notes: readonly string[] };

/** Words what is said of the allowance; every screen says it so. */
export function allowanceWords(card: AllowanceCard): AllowanceWords {
  if (card.type === "nothing") return { says: nothingToday(card), notes: [] };
  return {
    says: `Pode gastar ${formatEuros(card.perDay)} por dia`,
    notes: [
      boundNote(card),
      ...(card.pace === null ? [] : [paceNote(card.pace)]),
      ...(card.isUsualKnown ? [] : [USUAL_UNKNOWN]),
    ],
  };
}

/** The same where tips are listed: the daily allowance today. */
export function allowanceTip(card: AllowanceCard) {
  const { says, notes } = allowanceWords(card);
  return {
    title: forecastTexts.perDay,
    message: [says, ...notes].join("; "),
    tone: "info",
  } as const;
}

/** What is paid each month may be missing from what is planned. */
const USUAL_UNKNOWN = "só conta o que está planeado: ainda não se sabe o que costuma gastar";

/** What missing money is missing for: nothing is said of a reserve that nobody keeps. */
export const forReserve = (accountReserve: Cents): string =>
  accountReserve === 0 ? "" : " para a reserva";

/** The daily allowance including the unconfirmed incomes; null if there are none. */
export const ifItComes = ({ unconfirmed }: DailyAllowance): string | null =>
  unconfirmed && `se entrar ${formatEuros(unconfirmed.amount)}: ${formatEuros(unconfirmed.perDay)}`;

function nothingToday({
  missing,
  from,
  accountReserve,
}: Extract<AllowanceCard, { type: "nothing" }>): string {
  const short = missing > 0 ? `: faltam ${formatEuros(missing)}${forReserve(accountReserve)}` : "";
  const later =
    from === null
      ? ""
      : `; a partir de ${formatDay(from.date)}, ${formatEuros(from.perDay)} por dia`;
  return `Hoje, nada${short}${later}`;
}

function boundNote({
  bound,
  left,
  accountReserve,
}: Extract<AllowanceCard, { type: "some" }>): string {
  if (bound.type === "end") return "chega para os próximos dois meses";
  const beside = accountReserve === 0 ? "" : " além da reserva";
  return `${until(bound)} tem ${formatEuros(left)}${beside}`;
}

const until = (bound: Exclude<Bound, { type: "end" }>): string =>
  bound.type === "income"
    ? `até ${untilIncome(bound.income)}, ${formatDay(bound.income.date)},`
    : `até ${formatDay(bound.date)}`;

const paceNote = ({ perDay, balance, date }: Pace): string =>
  `costuma gastar ${formatEuros(perDay)}: a esse ritmo fica a ${formatEuros(balance)} a ${formatDay(date)}`;
