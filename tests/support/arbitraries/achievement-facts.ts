import fc, { type Arbitrary } from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import type { AchievementFacts } from "../../../src/domain/achievements/facts.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { activityUntil } from "../activity.ts";
import { anyBudget } from "./budget.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyGoal } from "./goal.ts";
import { anyProfile } from "./profile.ts";
import { transactionOf } from "./transaction.ts";
import { anyYearMonth } from "./year-month.ts";

const TODAY = civilDate(2026, 11, 20);

/** Any records of a year, with so few days and amounts that runs of days and months occur. */
export const anyPastRecords: Arbitrary<Transaction[]> = fc.array(
  transactionOf({
    date: fc.oneof(
      anyCivilDate("2025-11-01", "2026-11-20"),
      anyCivilDate("2026-01-28", "2026-02-06"),
    ),
    amount: fc.integer({ min: 0, max: 20 }).map(cents),
  }),
  { maxLength: 60, size: "max" },
);

/** Any facts with separate records, so that a test can add some. */
export const anyFactsWith = (
  records: Arbitrary<readonly Transaction[]>,
): Arbitrary<AchievementFacts> =>
  fc
    .record({
      records,
      budgets: fc.array(
        fc
          .tuple(anyBudget, anyYearMonth("2025-11", "2026-11"), fc.nat(60))
          .map(([budget, month, limit]) => ({ ...budget, month, limit: cents(limit) })),
        { maxLength: 8 },
      ),
      goals: fc.array(anyGoal, { maxLength: 5 }),
      profile: fc.option(anyProfile),
    })
    .map((facts) => ({
      ...facts,
      today: TODAY,
      activity: activityUntil(TODAY, facts.records),
      refundedIn: () => NOTHING_REFUNDED,
    }));

/** Any facts of one day. */
export const anyFacts = anyFactsWith(anyPastRecords);
