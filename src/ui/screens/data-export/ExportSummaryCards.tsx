import type { ExportSummary } from "../../../domain/exports/export-summary.ts";
import { dataExportTexts as texts, periodText } from "../../../text/exports/data-export.ts";
import { countText } from "../../../text/format-further.ts";
import { Money } from "../../components/Money/Money.tsx";
import * as styles from "./export-summary.css.ts";

const COUNTS = ["transactions", "incomes", "expenses", "goals", "budgets"] as const;

/** The number of records to export, and their period. */
export const ExportSummaryCards = ({ summary }: { readonly summary: ExportSummary }) => {
  const { balance, oldest, newest } = summary;
  return (
    <section className={styles.summary} aria-label={texts.summary}>
      <section className={styles.card} aria-label={texts.balance}>
        <h2 className={styles.label}>{texts.balance}</h2>
        <Money amount={balance} tone={balance < 0 ? "negative" : "positive"} size="figure" />
        <p className={styles.note}>{texts.balanceNote}</p>
      </section>
      <section className={styles.card} aria-label={texts.period}>
        <h2 className={styles.label}>{texts.period}</h2>
        <p className={styles.period}>
          {oldest === null || newest === null ? texts.noPeriod : periodText(oldest, newest)}
        </p>
        <p className={styles.note}>{oldest === null ? texts.noPeriodNote : texts.periodNote}</p>
      </section>
      <dl className={styles.counts}>
        {COUNTS.map((name) => (
          <div key={name} className={styles.count}>
            <dt className={styles.countLabel}>{texts.counts[name]}</dt>
            <dd className={styles.countFigure}>{countText(summary[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
