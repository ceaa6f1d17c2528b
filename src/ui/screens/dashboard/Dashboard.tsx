import type { Dashboard as DashboardData } from "../../../application/use-cases/view-dashboard.ts";
import { dashboardTexts as texts } from "../../../text/dashboard.ts";
import { formatMonth } from "../../../text/format.ts";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useUser } from "../../use-user.ts";
import { QuickEntry } from "../transactions/QuickEntry.tsx";
import * as styles from "./dashboard.css.ts";
import { ExpenseRing } from "../../components/ExpenseRing/ExpenseRing.tsx";
import { GoalList } from "./GoalList.tsx";
import { MonthSummary } from "./MonthSummary.tsx";
import { MonthTotals } from "./MonthTotals.tsx";
import { SuggestedSteps } from "./SuggestedSteps.tsx";

/** The month at a glance. */
export function Dashboard({ overview, goals, advice }: DashboardData) {
  const user = useUser();
  const month = formatMonth(overview.month);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle(month, user?.username ?? "")}
        actions={<QuickEntry primary="expense" />}
      />
      <MonthTotals overview={overview} />
      <div className={styles.grid}>
        <ExpenseRing shares={overview.expenseShares} />
        <MonthSummary largest={overview.largestExpense} shares={overview.expenseShares} />
        <GoalList goals={goals} />
        <SuggestedSteps advice={advice} />
      </div>
    </>
  );
}
