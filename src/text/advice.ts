import type { Advice } from "../domain/advice/advice.ts";
import { belowZeroWords, remedyWords } from "./forecast/below-zero.ts";
import { formatDay, formatEuros, formatMonthName, formatPercent } from "./format.ts";
import { formatUnsignedEuros } from "./format-further.ts";
import { incomeName } from "./transactions/income-name.ts";

export type AdviceText = {
  readonly title: string;
  readonly message: string;
  readonly tone: "danger" | "warning" | "info" | "success";
};

/** A tip in words, with its amounts; on a report of some months, or on the month of the dashboard. */
export function adviceText(advice: Advice, months: number | null = null): AdviceText {
  switch (advice.type) {
    case "negative-balance":
      return {
        title: "Saldo negativo",
        message: `As despesas superam as receitas em ${formatUnsignedEuros(advice.balance)}. Corte 20 % dos gastos supérfluos${advice.cut > 0 ? ` (cerca de ${formatEuros(advice.cut)})` : ""}.${advice.isUnplanned ? " Se ainda espera receber este mês, planeie-o em Recorrentes." : ""}`,
        tone: "danger",
      };
    case "negative-end":
      return {
        title: `Com o que está planeado, ${formatMonthName(advice.month)} acaba a ${formatEuros(advice.end)}`,
        message: negativeEndMessage(advice),
        tone: "info",
      };
    case "broken-budgets":
      return { ...brokenBudgetsText(advice), tone: "warning" };
    case "heavy-category":
      return {
        title: `${advice.category} pesa ${formatPercent(advice.share, 1)} das despesas`,
        ...heavyCategoryAdvice(advice),
      };
    case "positive-balance":
      return {
        title: "Saldo positivo",
        message: `Parabéns! ${advice.isSoFar ? "Até agora sobram-lhe" : "Sobram-lhe"} ${formatEuros(advice.balance)} ${months === null ? "neste mês" : "neste período"}.`,
        tone: "success",
      };
    case "top-category":
      return {
        title: `${advice.category} é a sua maior despesa`,
        message: `Leva ${formatPercent(advice.share, 1)} das despesas. Vale a pena acompanhá-la.`,
        tone: "info",
      };
    case "reserve":
      return {
        title: "Reserve metade do saldo",
        message: `Sugestão: reserve 50 % do saldo (${formatEuros(advice.amount)}) para os seus objetivos. ${spareText(advice, months ?? 1)}`,
        tone: "success",
      };
    case "below-zero":
      return { ...belowZeroWords(advice), tone: "danger" };
    case "below-zero-remedy":
      return { ...remedyWords(advice.remedy), tone: "info" };
  }
}

type Of<Type extends Advice["type"]> = Extract<Advice, { type: Type }>;

/** Of what half is to be reserved, and what of it is there. */
function spareText({ spare }: Of<"reserve">, months: number): string {
  const half = `É metade do que sobrou ${months === 1 ? "neste mês" : `nestes ${months} meses`}`;
  return spare === null
    ? `${half}.`
    : `${half}; hoje as suas contas dispensam ${formatEuros(spare)}.`;
}

/** What leads from the balance of now to the one at the end of the month. */
function negativeEndMessage({ balance, incoming, outgoing, overdue }: Of<"negative-end">): string {
  const income = incoming > 0 ? `, mais ${formatEuros(incoming)} por receber` : "";
  const [first, ...later] = overdue;
  const others = later.length > 0 ? ` e mais ${later.length}` : "";
  const waiting =
    first === undefined
      ? ""
      : ` Conta com ${incomeName(first)} de ${formatDay(first.date)}${others}, por confirmar.`;
  return `São ${formatEuros(balance)} de saldo${income}, menos ${formatEuros(outgoing)} por pagar.${waiting}`;
}

/** What can be done about a heavy category, by the nature of its costs. */
function heavyCategoryAdvice({
  nature,
  cut,
}: Of<"heavy-category">): Pick<AdviceText, "message" | "tone"> {
  switch (nature) {
    case "variable":
      return {
        message: `Reduza 10 % desta categoria e poupe ${formatEuros(cut)}.`,
        tone: "warning",
      };
    case "fixed":
      return {
        message: `Reduzir 10 % seriam ${formatEuros(cut)}; sendo um custo fixo, só com outro contrato.`,
        tone: "warning",
      };
    case "taxes":
      return {
        message: "Nos impostos não há onde poupar: ponha de lado, mês a mês, o que vai pagar.",
        tone: "info",
      };
  }
}

const listed = new Intl.ListFormat("pt-PT");

/** The budgets that a month exceeded, and by how much each. */
function brokenBudgetsText({
  month,
  broken,
}: Of<"broken-budgets">): Pick<AdviceText, "title" | "message"> {
  const [first] = broken;
  const name = formatMonthName(month);
  return first !== undefined && broken.length === 1
    ? {
        title: `Orçamento de ${first.category} excedido`,
        message: `Em ${name} passou o limite em ${formatEuros(first.over)}.`,
      }
    : {
        title: `${broken.length} orçamentos excedidos`,
        message: `Acima do limite em ${name}: ${listed.format(broken.map(({ category, over }) => `${category} (${formatEuros(over)})`))}.`,
      };
}
