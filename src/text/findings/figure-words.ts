import type { Finding } from "../../domain/recommendations/finding.ts";
import type { Figure } from "../../domain/recommendations/recommendation.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { inNormalMonth } from "../normal-month.ts";
import { formatDate, formatEuros, formatMonth, formatMonthName, formatPercent } from "../format.ts";

const amount = (value: Cents, of: string): Figure => ({ number: formatEuros(value), of });

/** The figure shown before the explanation of a finding; null where it has none. */
export function figureOf(finding: Finding, since: YearMonth | null): Figure | null {
  switch (finding.type) {
    case "record-income":
      return finding.spent > 0 ? amount(finding.spent, "de despesas, sem nenhuma receita") : null;
    case "record-expenses":
      return finding.earned > 0 ? amount(finding.earned, "de receitas, sem nenhuma despesa") : null;
    case "few-records":
      return {
        number: String(finding.count),
        of: finding.count === 1 ? "registo até agora" : "registos até agora",
      };
    case "below-zero":
      return amount(finding.balance, `a ${formatDate(finding.lowest)}`);
    case "below-zero-remedy":
      return amount(
        finding.remedy.amount,
        finding.remedy.by === "spending-less" ? "a menos por dia" : "em falta",
      );
    case "vague-category":
      return amount(finding.amount, `em ${finding.category}`);
    case "deficit":
      return amount(finding.monthly, "em falta por mês");
    case "counts-extra":
      return amount(finding.short, "por mês que só os extras pagam");
    case "low-savings":
      return amount(finding.more, "a cortar por mês, para poupar 10 %");
    case "fair-savings":
      return amount(finding.more, "a cortar por mês, para poupar 20 %");
    case "strong-savings":
      return amount(finding.monthly, `poupados ${inNormalMonth(since)}`);
    case "idle-surplus":
      return amount(finding.idle, "por mês sem destino");
    case "negative-streak":
      return amount(finding.lost, `gastos a mais em ${finding.count} meses`);
    case "spending-progress":
      return amount(finding.saved, `a menos do que em ${formatMonthName(finding.before)}`);
    case "fixed-heavy":
      return amount(finding.monthly, "por mês em gastos fixos");
    case "housing-heavy":
      return amount(finding.above, "por mês acima de um terço");
    case "credit-heavy":
      return amount(finding.monthly, "por mês em prestações");
    case "subscriptions":
      return amount(finding.yearly, "por ano em subscrições");
    case "rising-category":
      return amount(finding.above, `acima da média, em ${formatMonthName(finding.month)}`);
    case "falling-category":
      return amount(finding.below, `abaixo da média, em ${formatMonthName(finding.month)}`);
    case "outlier":
      return amount(finding.amount, `a ${formatDate(finding.date)}`);
    case "trim-category":
      return amount(finding.cut, "a menos por mês");
    case "irregular-income":
      return amount(finding.mean, "por mês, em média");
    case "concentrated-income":
      return {
        number: formatPercent(finding.share, 0),
        of: `das receitas, de ${finding.source}`,
      };
    case "single-income":
      return amount(finding.monthly, `por mês, tudo de ${finding.source}`);
    case "fund-missing":
      return amount(finding.target, "para três meses de despesas");
    case "fund-short":
      return amount(finding.missing, "em falta para três meses de despesas");
    case "fund-solid":
      return {
        number: `${finding.covered} meses`,
        of: "de despesas em reserva",
      };
    case "goal-out-of-reach":
      return amount(finding.missing, "em falta no fim do prazo");
    case "goal-overdue":
    case "goal-without-deadline":
      return amount(finding.missing, "em falta");
    case "goal-on-track":
      return finding.startsIn === null
        ? amount(finding.monthly, "no próximo mês")
        : { number: formatMonth(finding.startsIn), of: "é quando chega a sua vez" };
    case "first-goal":
      return finding.surplus > 0 ? amount(finding.surplus, `sobram ${inNormalMonth(since)}`) : null;
  }
}
