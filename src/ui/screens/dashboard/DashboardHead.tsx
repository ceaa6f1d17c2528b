import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { formatMonth } from "../../../text/format.ts";
import { MonthSwitch } from "../../components/MonthSwitch/MonthSwitch.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { QuickEntry } from "../transactions/QuickEntry.tsx";
import * as styles from "./dashboard.css.ts";

type DashboardHeadProps = {
  readonly month: YearMonth;
  readonly isCurrent: boolean;
  readonly subtitle: string;
};

/** The month of the dashboard, the buttons to other months, and the buttons for a new entry of either kind. */
export const DashboardHead = ({ month, isCurrent, subtitle }: DashboardHeadProps) => (
  <PageHeader
    title={texts.title}
    subtitle={subtitle}
    actions={
      <div className={styles.head}>
        <MonthSwitch label={texts.monthGroup} month={month} isCurrent={isCurrent} to="/">
          <span className={styles.month}>{formatMonth(month)}</span>
        </MonthSwitch>
        <QuickEntry primary="expense" />
      </div>
    }
  />
);
