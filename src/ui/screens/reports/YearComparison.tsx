import type {
  Days,
  YearComparison as Comparison,
} from "../../../domain/reports/year-comparison.ts";
import type { Report } from "../../../domain/reports/report.ts";
import type { Cents } from "../../../domain/shared/cents.ts";
import type { TransactionFilter } from "../../../domain/transactions/filter.ts";
import { comparedRows, type ComparedRow } from "../../../text/reports/compared-rows.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { Card } from "../../components/Card/Card.tsx";
import { DataTable, type Column } from "../../components/DataTable/DataTable.tsx";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import * as styles from "./reports.css.ts";
import { quiet, wide } from "./reports.css.ts";

/** This year beside the same days of last year, whatever the period of the report. */
export const YearComparison = ({ comparison }: Pick<Report, "comparison">) => (
  <Card title={texts.years} className={wide}>
    {comparison === "reading" ? (
      <p className={quiet}>{texts.readingYears}</p>
    ) : comparison === "young" ? (
      <p className={quiet}>{texts.young}</p>
    ) : (
      <>
        <p className={styles.days}>{texts.compared(comparison)}</p>
        <DataTable
          caption={texts.years}
          columns={columnsFor(comparison)}
          rows={comparedRows(comparison)}
          rowKey={({ of, name }) => `${of} ${name}`}
        />
      </>
    )}
  </Card>
);

/** The filter for the records of a row. */
const recordsOf = ({ of, name }: ComparedRow): Partial<TransactionFilter> => {
  switch (of) {
    case "category":
      return { kind: "expense", category: name };
    case "expenses":
      return { kind: "expense" };
    case "income":
      return { kind: "income" };
    case "balance":
      return {};
  }
};

const columnsFor = ({ now, before }: Comparison): readonly Column<ComparedRow>[] => {
  const sumOf = (row: ComparedRow, amount: Cents, days: Days) => (
    <>
      <HistoryLink filter={{ ...recordsOf(row), ...days }}>
        <Money amount={amount} />
      </HistoryLink>
      <span className={styles.year} aria-hidden>
        {" "}
        {texts.inYear(days)}
      </span>
    </>
  );
  return [
    {
      key: "category",
      header: texts.category,
      place: "title",
      cell: ({ of, name }) =>
        of === "category" ? name : <span className={styles.total}>{name}</span>,
    },
    {
      key: "now",
      header: texts.yearOf(now),
      place: "detail",
      align: "end",
      cell: (row) => <span className={styles.now}>{sumOf(row, row.now, now)}</span>,
    },
    {
      key: "before",
      header: texts.yearOf(before),
      place: "meta",
      align: "end",
      cell: (row) => sumOf(row, row.before, before),
    },
    {
      key: "difference",
      header: texts.difference,
      place: "value",
      align: "end",
      cell: ({ difference }) => <Money amount={difference} signed />,
    },
    {
      key: "variation",
      header: texts.variation,
      place: "share",
      align: "end",
      cell: ({ part }) => texts.variationOf(part),
    },
  ];
};
