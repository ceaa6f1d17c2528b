import type { Askable, PurchaseAnswer, PurchaseFault } from "../../domain/forecast/purchase.ts";
import type { DailyAllowance } from "../../domain/forecast/daily-allowance.ts";
import { fieldIssues } from "../field-issues.ts";
import { formatDate, formatDay, formatEuros } from "../format.ts";
import { forReserve } from "./allowance.ts";

/** The question whether a purchase is possible, as the words between its fields. */
export const purchaseTexts = {
  question: "Posso gastar … € em {data}?",
  before: "Posso gastar",
  between: "€ em",
  after: "?",
  amount: "Valor em euros",
  date: "Dia",
  example: "0,00",
  ask: "Perguntar",
  hint: "Nada fica registado.",
} as const;

/** The answer to the question, in the words in which the allowance is told. */
export function purchaseAnswer(
  answer: PurchaseAnswer,
  { accountReserve }: Pick<DailyAllowance, "accountReserve">,
): string {
  const kept = forReserve(accountReserve);
  switch (answer.type) {
    case "yes":
      return answer.later === null
        ? `Sim: depois ficam ${formatEuros(answer.perDay)} por dia`
        : `Sim: a partir de ${formatDay(answer.later.date)} ficam ${formatEuros(answer.later.perDay)} por dia`;
    case "no": {
      const { first, worst } = answer;
      const most =
        worst.date === first.date
          ? ""
          : `, e a ${formatDay(worst.date)} ${formatEuros(worst.missing)}`;
      return `Não: a ${formatDay(first.date)} faltariam ${formatEuros(first.missing)}${kept}${most}`;
    }
    case "short-already":
      return `Não: mesmo sem isso, a ${formatDay(answer.worst.date)} faltam ${formatEuros(answer.worst.missing)}${kept}`;
  }
}

/** Why the question cannot be answered. */
export function purchaseFault({ issue, field }: PurchaseFault, { until, atMost }: Askable): string {
  if (issue === "out-of-reach")
    return until === atMost
      ? `Escolha um dia entre hoje e ${formatDate(until)}.`
      : `Escolha um dia até ${formatDate(until)}, o fim do mês; com o Premium, até ${formatDate(atMost)}.`;
  if (issue === "required")
    return field === "amount" ? "Escreva quanto quer gastar." : "Escolha o dia.";
  return fieldIssues[issue];
}
