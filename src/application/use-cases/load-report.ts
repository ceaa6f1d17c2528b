import type { ReportPeriod } from "../../domain/reports/report-period.ts";
import { daysOfReport, report, type Report } from "../../domain/reports/report.ts";
import type { Clock } from "../ports/clock.ts";
import type { Transactions } from "../ports/transactions.ts";

/** Reports on a period out of just the records that it takes (§2, Relatórios). Rejects with a Failure. */
export const loadReport =
  (transactions: Transactions, clock: Clock) =>
  async (period: ReportPeriod): Promise<Report> => {
    const today = clock.today();
    const days = daysOfReport(period, today);
    const [income, expenses] = await Promise.all([
      transactions.list("income", days),
      transactions.list("expense", days),
    ]);
    return report([...income, ...expenses], period, today);
  };
