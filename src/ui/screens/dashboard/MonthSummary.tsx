import { ArrowDownRight } from "lucide-react";
import { readableText } from "../../../domain/guessing/readable-text.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import {
  TOP_CATEGORIES,
  type CategoryShare,
} from "../../../domain/transactions/category-shares.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { Card } from "../../components/Card/Card.tsx";
import { expensesIn } from "../../components/HistoryLink/history-of.ts";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { TopCategories } from "../transactions/TopCategories.tsx";
import * as styles from "./month-summary.css.ts";

type MonthSummaryProps = {
  readonly month: YearMonth;
  readonly largest: Transaction | null;
  readonly shares: readonly CategoryShare[];
};

/** The filter that finds the record itself, and at most identical ones. */
const exactly = ({ kind, category, date, amount }: Transaction) =>
  ({ kind, category, from: date, to: date, least: amount, most: amount }) as const;

/** The largest expense and the top 3 categories of the month. */
export const MonthSummary = ({ month, largest, shares }: MonthSummaryProps) => (
  <Card title={texts.summary}>
    {largest === null ? (
      <p className={styles.muted}>{texts.noExpenses}</p>
    ) : (
      <>
        <div className={styles.largest}>
          <span className={styles.arrow} aria-hidden>
            <ArrowDownRight size={18} />
          </span>
          <span className={styles.what}>
            <span className={styles.muted}>{texts.largest}</span>
            <span className={styles.name}>
              <HistoryLink filter={exactly(largest)}>
                {largest.description === null ? null : (
                  <>
                    <bdi>{readableText(largest.description)}</bdi> ·{" "}
                  </>
                )}
                {largest.category}
              </HistoryLink>
            </span>
          </span>
          <Money amount={largest.amount} size="strong" />
        </div>
        <h3 className={styles.top}>{texts.topCategories}</h3>
        <TopCategories
          shares={shares.slice(0, TOP_CATEGORIES)}
          recordsOf={(category) => expensesIn([month], category)}
        />
      </>
    )}
  </Card>
);
