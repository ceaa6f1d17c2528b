import { Link } from "@tanstack/react-router";
import { REPORT_PERIODS, type ReportPeriod } from "../../../domain/reports/report-period.ts";
import { periodNames, reportTexts as texts } from "../../../text/reports/reports.ts";
import { periodSearch } from "./report-search.ts";
import * as styles from "./period-choice.css.ts";

/** The periods as links, so that each has its own address and is preloaded on hover. */
export const PeriodChoice = ({ chosen }: { readonly chosen: ReportPeriod }) => (
  <nav aria-label={texts.period} className={styles.choice}>
    {REPORT_PERIODS.map((period) => (
      <Link
        key={period}
        to="/relatorios"
        search={periodSearch(period)}
        resetScroll={false}
        className={styles.period}
        aria-current={period === chosen ? "true" : undefined}
      >
        {periodNames[period]}
      </Link>
    ))}
  </nav>
);
