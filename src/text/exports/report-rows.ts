import type { Report } from "../../domain/reports/report.ts";
import type { CsvCell } from "../../domain/shared/csv.ts";
import { adviceText } from "../advice.ts";
import { comparedRows } from "../reports/compared-rows.ts";
import { monthSpan, numberedMonth } from "../months.ts";
import { eurosCell, percentCell } from "./cells.ts";
import { periodNames, reportTexts as texts } from "../reports/reports.ts";

const whole = (number: number): CsvCell => ({ number, decimals: 0 });

/** The rows of an exported report: the tables of the screen, one below the other. */
export function reportRows(report: Report): readonly (readonly CsvCell[])[] {
  const { period, totals, months, unfinished, projection, shares, comparison, advice } = report;
  const tables: readonly (readonly (readonly CsvCell[])[])[] = [
    [[texts.period, periodNames[period], monthSpan(months.map(({ month }) => month))]],
    [
      [texts.balance, eurosCell(totals.balance)],
      [texts.income, eurosCell(totals.income), whole(totals.incomeCount)],
      [texts.expenses, eurosCell(totals.expenses), whole(totals.expenseCount)],
    ],
    [
      [texts.month, texts.income, texts.expenses, texts.balance, texts.note],
      ...months.map((month): readonly CsvCell[] => [
        numberedMonth(month.month),
        eurosCell(month.income),
        eurosCell(month.expenses),
        eurosCell(month.balance),
        ...(month.month === unfinished ? [texts.unfinished] : []),
      ]),
    ],
    projection === null
      ? [[texts.noProjection]]
      : [
          [texts.projection, texts.low, texts.expected, texts.high],
          ...projection.map(({ month, low, expected, high }): readonly CsvCell[] => [
            numberedMonth(month),
            eurosCell(low),
            eurosCell(expected),
            eurosCell(high),
          ]),
          [texts.assumption],
        ],
    [
      [texts.category, texts.total, `${texts.share} (%)`, texts.count],
      ...shares.map(({ category, amount, share, count }): readonly CsvCell[] => [
        category,
        eurosCell(amount),
        percentCell(share),
        whole(count),
      ]),
    ],
    comparisonRows(comparison),
    [
      [texts.suggestion, texts.message],
      ...advice
        .map((tip) => adviceText(tip, months.length))
        .map(({ title, message }): readonly CsvCell[] => [title, message]),
    ],
  ];
  return tables.flatMap((table, index) => (index === 0 ? table : [[], ...table]));
}

/** This year beside the last; a row without a percentage has an empty cell there. */
function comparisonRows(comparison: Report["comparison"]): readonly (readonly CsvCell[])[] {
  if (comparison === "young") return [[texts.young]];
  if (comparison === "reading") return [[texts.readingYears]];
  const { now, before } = comparison;
  return [
    [texts.years, texts.compared(comparison)],
    [
      texts.category,
      texts.yearOf(now),
      texts.yearOf(before),
      texts.difference,
      `${texts.variation} (%)`,
    ],
    ...comparedRows(comparison).map((row): readonly CsvCell[] => [
      row.name,
      eurosCell(row.now),
      eurosCell(row.before),
      eurosCell(row.difference),
      row.part === null ? "" : percentCell(row.part),
    ]),
  ];
}
