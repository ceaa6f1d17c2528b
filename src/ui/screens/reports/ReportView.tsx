import type { Report } from "../../../domain/reports/report.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { recordCount } from "../../../domain/transactions/totals.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { Card } from "../../components/Card/Card.tsx";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";
import { AdviceList } from "../../components/AdviceList/AdviceList.tsx";
import { ExpenseRing } from "../../components/ExpenseRing/ExpenseRing.tsx";
import { recordsIn } from "../../components/HistoryLink/history-of.ts";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import { BalanceEvolution } from "./BalanceEvolution.tsx";
import { CategoryDetail } from "./CategoryDetail.tsx";
import * as styles from "./reports.css.ts";
import { YearComparison } from "./YearComparison.tsx";

function balanceNote(months: readonly YearMonth[], count: number): string {
  const [from, to] = [months[0], months.at(-1)];
  return from === undefined || to === undefined
    ? texts.records(count)
    : texts.balanceOf(from, to, count);
}

/** A report or an example. */
export const ReportView = ({ report }: { readonly report: Report }) => {
  const { totals, shares, months, unfinished, projection, comparison, advice } = report;
  const span = months.map(({ month }) => month);
  const records = recordsIn(span);
  return (
    <div className={styles.report}>
      <TotalsStrip
        totals={[
          {
            label: texts.balance,
            amount: totals.balance,
            note: balanceNote(span, recordCount(totals)),
            tone: totals.balance < 0 ? "negative" : "positive",
            hero: true,
            renderFigure: (money) => <HistoryLink filter={records}>{money}</HistoryLink>,
          },
          {
            label: texts.income,
            amount: totals.income,
            note: texts.records(totals.incomeCount),
            tone: "positive",
            renderFigure: (money) => (
              <HistoryLink filter={{ ...records, kind: "income" }}>{money}</HistoryLink>
            ),
          },
          {
            label: texts.expenses,
            amount: totals.expenses,
            note: texts.records(totals.expenseCount),
            tone: "negative",
            renderFigure: (money) => (
              <HistoryLink filter={{ ...records, kind: "expense" }}>{money}</HistoryLink>
            ),
          },
        ]}
      />
      <div className={styles.grid}>
        <BalanceEvolution months={months} unfinished={unfinished} projection={projection} />
        <ExpenseRing shares={shares} months={span} />
        <Card title={texts.advice}>
          {advice.length === 0 ? (
            <p className={styles.quiet}>{texts.noAdvice}</p>
          ) : (
            <AdviceList advice={advice} months={months.length} />
          )}
        </Card>
        <CategoryDetail shares={shares} months={span} />
        <YearComparison comparison={comparison} />
      </div>
    </div>
  );
};
