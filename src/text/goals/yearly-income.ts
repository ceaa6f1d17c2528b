import type { YearlyIncome } from "../../domain/goals/yearly-incomes.ts";
import { foldText } from "../../domain/shared/fold-text.ts";
import { agreeing, isPlural } from "../agreement.ts";
import { formatEuros, formatMonthName } from "../format.ts";

/** First words of incomes that are no proper names. */
const COMMON = new Set(
  "abono bolsa bonus comissao dividendos ferias gratificacao juros pensao premio reembolso renda rendas subsidio subsidios".split(
    " ",
  ),
);

/** Says that yearly incomes pay a goal: `O subsídio de férias (1480,00 €, junho) paga-as.`; null without any. */
export function paidByText(goal: string, incomes: readonly YearlyIncome[]): string | null {
  const [first] = incomes;
  if (first === undefined) return null;
  const payers = incomes.map(payer).join(" e ");
  const pronoun = agreeing(goal);
  const several = incomes.length > 1 || isPlural(agreeing(first.name));
  return `${payers.charAt(0).toUpperCase()}${payers.slice(1)} ${several ? `pagam-n${pronoun}` : `paga-${pronoun}`}.`;
}

/** An income with its article, amount and month. */
const payer = ({ name, amount, month }: YearlyIncome): string =>
  `${agreeing(name)} ${inSentence(name)} (${formatEuros(amount)}, ${formatMonthName(month)})`;

function inSentence(name: string): string {
  const [word = ""] = name.split(" ");
  return COMMON.has(foldText(word)) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}
