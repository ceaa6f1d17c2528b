import type { Recommendations } from "../../../src/application/recommendations/recommendations.ts";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import { financialSummary } from "../../../src/domain/recommendations/financial-summary.ts";
import { mayAnalyse } from "../../../src/domain/recommendations/recommendation-period.ts";
import type { RecommendationReport } from "../../../src/domain/recommendations/recommendation.ts";
import { livedMonths } from "../../../src/domain/lived-months/lived-months.ts";
import { livesOf } from "../../../src/domain/lived-months/lives-of.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { monthsOfPeriod } from "../../../src/domain/reports/report-period.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { OWN_EXPENSES } from "../categories.ts";
import { openLine, over, reject } from "./line.ts";

type Figures = {
  readonly plan: Plan;
  readonly transactions: readonly Transaction[];
  readonly today: CivilDate;
};

/** Advice in memory on given figures: always the same words. */
export const fakeRecommendations = (
  { plan, transactions, today }: Figures,
  line = openLine(),
): Recommendations => {
  let last: RecommendationReport | null = null;
  return {
    last: () => over(line, () => last),
    generate: (period) =>
      over(line, () => {
        if (!mayAnalyse(plan, period)) reject(403, serverProblems["period-locked"]);
        const months = monthsOfPeriod(`${period}`, today);
        const lived = livedMonths(livesOf(transactions, today), monthOf(today)).filter((month) =>
          months.includes(month),
        );
        last = {
          period,
          summary: financialSummary(transactions, months, lived, OWN_EXPENSES),
          normal: null,
          analysis: { text: "Gastou menos do que recebeu.", recommendations: [], projections: [] },
          source: "rules",
          revision: null,
          madeAt: 0,
        };
        return last;
      }),
  };
};
