import type { SpendingFinding } from "../../domain/recommendations/finding.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";
import { inNormalMonth } from "../normal-month.ts";
import { formatDate, formatEuros, formatMonthName, formatPercent } from "../format.ts";
import type { FindingWords } from "./words.ts";

/** The composition of the expenses, in words. */
export function spendingWords(finding: SpendingFinding, since: YearMonth | null): FindingWords {
  switch (finding.type) {
    case "fixed-heavy":
      return {
        title: "Os gastos fixos pesam demasiado",
        description: `Os gastos fixos levam ${formatPercent(finding.share, 0)} das suas receitas, ${formatEuros(finding.monthly)} por mês. O recomendável é ficar por metade. Peça novas propostas para seguros, serviços e subscrições, que levam ${formatEuros(finding.contracts)} por mês: são os contratos mais fáceis de mudar.`,
        impact: `Baixar 5 % nestes contratos vale ${formatEuros(finding.yearly)} por ano.`,
      };
    case "housing-heavy":
      return {
        title: "A casa leva mais de um terço do que ganha",
        description: `A habitação custa-lhe ${formatEuros(finding.monthly)} por mês, ${formatPercent(finding.share, 0)} das suas receitas; um terço seriam ${formatEuros(finding.third)}. Se tem crédito, compare o spread e o seguro de vida com outros bancos; se arrenda, veja se tem direito a apoios à renda.`,
        impact: `A diferença para um terço são ${formatEuros(finding.above)} por mês.`,
      };
    case "credit-heavy":
      return {
        title: "Reduza o peso dos créditos",
        description: `As prestações de crédito levam ${formatPercent(finding.share, 0)} do que ganha, ${formatEuros(finding.monthly)} por mês. Comece por amortizar o crédito com a taxa mais alta, em regra o cartão, e evite contrair novos até lá.`,
        impact: `${formatEuros(finding.yearly)} por ano que ficam livres quando acabar de pagar.`,
      };
    case "subscriptions":
      return {
        title: "Reveja as suas subscrições",
        description: `Pequenas por mês, grandes por ano: as subscrições custam-lhe ${formatEuros(finding.monthly)} por mês, ${formatEuros(finding.yearly)} num ano. Cancele as que não usou no último mês e partilhe ou alterne as restantes.`,
        impact: `Até ${formatEuros(finding.yearly)} por ano.`,
      };
    case "rising-category":
      return {
        title: `${finding.category} está a subir`,
        description: `Em ${formatMonthName(finding.month)} ${finding.ongoing ? "já gastou" : "gastou"} ${formatEuros(finding.amount)} em ${finding.category}, mais ${formatPercent(finding.part, 0)} do que a sua média de ${formatEuros(finding.mean)} por mês. Veja o que mudou: se foi pontual, não volta; se é um novo hábito, ponha-lhe um limite.`,
        impact: `Voltar à média poupa ${formatEuros(finding.above)} por mês.`,
      };
    case "falling-category":
      return {
        title: `Boa redução em ${finding.category}`,
        description: `Em ${formatMonthName(finding.month)} gastou ${formatEuros(finding.amount)} em ${finding.category}, menos ${formatPercent(finding.part, 0)} do que a sua média de ${formatEuros(finding.mean)} por mês. Parabéns: o que resultou aqui pode resultar noutras categorias.`,
        impact: `${formatEuros(finding.yearly)} por ano, se mantiver este nível.`,
      };
    case "outlier":
      return {
        title: `Uma despesa fora do comum em ${finding.category}`,
        description: `Em ${formatDate(finding.date)} registou ${formatEuros(finding.amount)} em ${finding.category}; as outras despesas desta categoria rondam ${formatEuros(finding.usual)}. Confirme o registo${finding.aside === null ? "; se for um gasto que se repete todos os anos, planeie-o em Recorrentes" : ` e, se for um gasto que se repete todos os anos, ponha ${formatEuros(finding.aside)} de lado por mês para a próxima vez`}.`,
        impact: null,
      };
    case "trim-category":
      return {
        title: `Poupe 10 % em ${finding.category}`,
        description: `${finding.category} é a sua maior despesa variável, com ${formatEuros(finding.monthly)} ${inNormalMonth(since)}. Um corte de 10 % são ${formatEuros(finding.cut)} por mês: pouco no dia a dia, muito ao fim do ano. Defina esse limite no início do mês e acompanhe-o.`,
        impact: `${formatEuros(finding.yearly)} por ano.`,
      };
  }
}
