import type { ReportPeriod } from "../../domain/reports/report-period.ts";
import type { Days, YearComparison } from "../../domain/reports/year-comparison.ts";
import { partsOf, type CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { formatMonth, formatMonthName, formatSignedPercent } from "../format.ts";

export const periodNames: Readonly<Record<ReportPeriod, string>> = {
  month: "Este mês",
  "3": "3 meses",
  "6": "6 meses",
  "12": "12 meses",
  "24": "24 meses",
  year: "Este ano",
};

const records = (count: number) => (count === 1 ? "1 registo" : `${count} registos`);

/**
 * The definition of a report's balance, with the number of its records; without the year where its months share one.
 */
function balanceOf(from: YearMonth, to: YearMonth, count: number): string {
  const nameOf = from.slice(0, 4) === to.slice(0, 4) ? formatMonthName : formatMonth;
  const months = from === to ? nameOf(to) : `${nameOf(from)} a ${nameOf(to)}`;
  return `receitas menos despesas, ${months} · ${records(count)}`;
}

/** A day without its year: `23 de novembro`. */
const dayOf = (date: CivilDate) => `${partsOf(date).day} de ${formatMonthName(monthOf(date))}`;

/** The days that are compared, and from when on there are records of the year before. */
function comparedText({ now, before, since }: YearComparison): string {
  const [year, yearBefore] = [partsOf(now.to).year, partsOf(before.to).year];
  const until = now.to === now.from ? dayOf(now.to) : `${dayOf(now.from)} a ${dayOf(now.to)}`;
  const leap = dayOf(now.to) === dayOf(before.to) ? "" : ` (até ${dayOf(before.to)})`;
  const begin =
    since === monthOf(before.from)
      ? ""
      : ` Os registos de ${yearBefore} só começam em ${formatMonthName(since)}.`;
  return `${until} de ${year}, contra os mesmos dias de ${yearBefore}${leap}.${begin}`;
}

/** The reports. */
export const reportTexts = {
  title: "Relatórios",
  lockedSubtitle: "Para onde vai o seu dinheiro, mês a mês",
  period: "Período",
  exportPdf: "PDF",
  exportCsv: "CSV",
  exportPdfLabel: "Exportar PDF",
  exportCsvLabel: "Exportar CSV",
  exporting: "A exportar…",
  balance: "Saldo",
  income: "Receitas",
  expenses: "Despesas",
  records,
  balanceOf,
  byCategory: "Despesas por categoria",
  noExpenses: "Nenhuma despesa registrada",
  evolution: "Evolução do saldo",
  actual: "Saldo do mês",
  expected: "Esperado",
  low: "Mínimo",
  high: "Máximo",
  projection: "Projeção",
  assumption:
    "Projeção de 3 meses, como na Previsão: o que está previsto e o que costuma gastar sem estar previsto, pelos últimos meses completos (até 12). Em 8 de cada 10 casos o saldo fica na faixa. Supõe que os próximos meses serão como esses.",
  noProjection: "Ainda sem projeção: são precisos pelo menos 3 meses completos com registos.",
  detail: "Detalhe por categoria",
  category: "Categoria",
  total: "Total",
  share: "Percentagem",
  count: "N.º de despesas",
  ringPicture: (total: string) =>
    `Gráfico em anel das despesas por categoria, ${total} no total. Os valores seguem-se em tabela.`,
  linePicture: (months: string) =>
    `Gráfico de linhas do saldo de cada mês, ${months}. Os valores estão nas tabelas do fim.`,
  counted: (count: number) => (count === 1 ? "1 despesa" : `${count} despesas`),
  advice: "Sugestões inteligentes",
  noAdvice: "Sem sugestões para este período.",
  years: "Este ano contra o anterior",
  compared: comparedText,
  young: "Ainda não há registos destes dias do ano passado. A comparação aparece quando os houver.",
  readingYears: "A ler os registos do ano passado…",
  yearOf: ({ to }: Days) => to.slice(0, 4),
  inYear: ({ to }: Days) => `em ${to.slice(0, 4)}`,
  difference: "Diferença",
  variation: "Variação",
  variationOf: (part: number | null) => (part === null ? "—" : formatSignedPercent(part, 1)),
  allExpenses: "Total de despesas",
  month: "Mês",
  /** Beside an unfinished month, and as a text of its own. */
  unfinished: "em curso",
  running: (month: YearMonth) => `${formatMonth(month)} (em curso)`,
  projected: (month: YearMonth) => `${formatMonth(month)} (Projeção)`,
  between: (expected: string, low: string, high: string) => `${expected} (${low} a ${high})`,
  reader: "Saldo mês a mês",
  stillRunning: (month: YearMonth) => `${formatMonthName(month)} ainda em curso`,
  note: "Nota",
  madeFor: (person: string, day: string) => `${person} · gerado em ${day}`,
  page: (number: number, count: number) => `Página ${number} de ${count}`,
  suggestion: "Sugestão",
  message: "Mensagem",
  /** A category whose name has no letter that can be printed. */
  unnamed: (number: number) => `Categoria ${number}`,
} as const;
