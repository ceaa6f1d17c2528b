import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Period } from "../../../src/application/ports/transactions.ts";
import { loadDashboard } from "../../../src/application/use-cases/load-dashboard.ts";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const OFFLINE = { type: "offline" } as const;

describe("the dashboard", () => {
  it("sums up the current month as if it knew every record there is", async () => {
    const records = transactionsOf({ date: anyCivilDate("2025-12-20", "2026-03-10") });
    const days = anyCivilDate("2026-01-01", "2026-03-31");
    await fc.assert(
      fc.asyncProperty(records, days, async (all, today) => {
        const load = loadDashboard(fakeTransactions(all), fakeGoals(), fakeClock(today));
        const { overview, advice } = await load();
        const wanted = monthOverview(all, today);
        expect(overview).toEqual(wanted);
        const { totals, expenseShares } = wanted;
        expect(advice).toEqual(dashboardAdvice(totals.balance, totals.expenses, expenseShares));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["2026-03-31", "2026-02-01", "2026-03-31"],
    ["2026-01-01", "2025-12-01", "2026-01-31"],
    ["2024-02-29", "2024-01-01", "2024-02-29"],
  ])("on %s asks for the days from %s to %s, of both kinds", async (today, from, to) => {
    const asked: (readonly [string, Period])[] = [];
    const transactions = fakeTransactions();
    const spying = {
      ...transactions,
      list: (kind: "income" | "expense", period: Period) => {
        asked.push([kind, period]);
        return transactions.list(kind, period);
      },
    };
    await loadDashboard(spying, fakeGoals(), fakeClock(today))();
    const period = { from: from as CivilDate, to: to as CivilDate };
    expect(asked).toEqual([
      ["income", period],
      ["expense", period],
    ]);
  });

  it("shows at most 4 goals, those with the nearest deadlines first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyGoal, { maxLength: 8 }), async (goals) => {
        const clock = fakeClock("2026-01-05");
        const dashboard = await loadDashboard(fakeTransactions(), fakeGoals(goals), clock)();
        const deadlines = goals.map(({ deadline }) => deadline ?? "none").toSorted();
        expect(dashboard.goals.map(({ deadline }) => deadline ?? "none")).toEqual(
          deadlines.slice(0, 4),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("fails as a whole when any of its parts cannot be loaded", async () => {
    const clock = fakeClock("2026-01-05");
    const away = brokenLine(OFFLINE);
    const withoutGoals = loadDashboard(fakeTransactions(), fakeGoals([], away), clock);
    const withoutRecords = loadDashboard(fakeTransactions([], away), fakeGoals(), clock);
    await expect(withoutGoals()).rejects.toEqual(OFFLINE);
    await expect(withoutRecords()).rejects.toEqual(OFFLINE);
  });
});
