import { ChartPie } from "lucide-react";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import type { CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { formatPercent } from "../../../text/format.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { Card } from "../../components/Card/Card.tsx";
import { DataTable, type Column } from "../../components/DataTable/DataTable.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { expensesIn } from "../../components/HistoryLink/history-of.ts";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import * as styles from "./reports.css.ts";

const columnsFor = (months: readonly YearMonth[]): readonly Column<CategoryShare>[] => [
  {
    key: "category",
    header: texts.category,
    place: "title",
    cell: ({ category }) => (
      <HistoryLink filter={expensesIn(months, category)}>{category}</HistoryLink>
    ),
  },
  {
    key: "total",
    header: texts.total,
    place: "value",
    align: "end",
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    key: "share",
    header: texts.share,
    place: "meta",
    align: "end",
    cell: ({ share }) => formatPercent(share, 1),
  },
  {
    key: "count",
    header: texts.count,
    place: "detail",
    align: "end",
    cell: ({ count }) => <span className={styles.count}>{texts.counted(count)}</span>,
  },
];

type CategoryDetailProps = {
  readonly shares: readonly CategoryShare[];
  readonly months: readonly YearMonth[];
};

/** The share of each category in the expenses. */
export const CategoryDetail = ({ shares, months }: CategoryDetailProps) => (
  <Card title={texts.detail} className={styles.wide}>
    {shares.length === 0 ? (
      <EmptyState icon={<ChartPie size={24} />} message={texts.noExpenses} />
    ) : (
      <DataTable
        caption={texts.detail}
        columns={columnsFor(months)}
        rows={shares}
        rowKey={({ category }) => category}
      />
    )}
  </Card>
);
