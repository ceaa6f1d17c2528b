import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthEnd } from "../../../src/domain/advice/month-end.ts";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { findings } from "../../../src/domain/recommendations/findings.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { sharesByCategory } from "../../../src/domain/transactions/category-shares.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";
import { anyLife } from "../../support/lives/any-life.ts";
import { alertsOf, factsOfLife, forecastOf, normalOf } from "../../support/lives/figures-of.ts";
import { lived, type Life } from "../../support/lives/life.ts";
import { day } from "../../support/forecast.ts";
import { runs } from "../../support/runs.ts";

const LIVES = { numRuns: runs(500) };

/** Findings that say that money is left over in a normal month, and those that say that it is missing. */
const LEFT_OVER = new Set([
  "low-savings",
  "fair-savings",
  "strong-savings",
  "idle-surplus",
  "fund-missing",
]);
const MISSING = new Set(["deficit", "negative-streak"]);

const balanceOf = ({ records, today }: Life) =>
  totalsOf(records.filter(({ date }) => monthOf(date) === monthOf(today))).balance;

describe("what any life is told", () => {
  it("never says of the same months that money is left over and that it is missing", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const types = findings(factsOfLife(life)).map(({ type }) => type);
        const isSaid = (some: ReadonlySet<string>) => types.some((type) => some.has(type));
        expect(isSaid(LEFT_OVER) && isSaid(MISSING)).toBe(false);
      }),
      LIVES,
    );
  });

  it("rests on the same lived months in a normal month and in a forecast, which reads more of them", () => {
    const agree = (life: Life) => {
      const { isLived, months } = normalOf(life);
      expect(forecastOf(life).fullMonths).toBe(isLived ? months.length : 0);
    };
    fc.assert(fc.property(anyLife, agree), LIVES);
    // Plans went on by themselves for 14 months after the last month in which anything was entered.
    const today = day("2027-06-10");
    const rent = {
      kind: "expense",
      category: "Habitação",
      words: "Renda",
      inMonth: () => 500,
    } as const;
    const food = { ...rent, category: "Alimentação", words: null, plan: null, slack: 0 };
    const untilPause = (month: string) => (month < "2026-04" ? 30 : 0);
    agree(
      lived(
        [
          { ...rent, days: [1], slack: 0, plan: "recorded" },
          { ...food, days: [3, 8, 13, 18, 23, 28], inMonth: untilPause },
        ],
        { today, from: day("2025-10-01"), pause: null, strays: [], luck: 0 },
      ),
    );
  });

  it("speaks of one category and of one month once", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const named = findings(factsOfLife(life)).flatMap((one) =>
          "category" in one ? [one.category] : [],
        );
        expect(new Set(named).size).toBe(named.length);
      }),
      LIVES,
    );
  });

  it("is no alarm in a month whose plans cover it", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const end = monthEnd(balanceOf(life), life.recurrences, life.today);
        fc.pre(end.balance >= 0);
        expect(alertsOf(life).map(({ type }) => type)).not.toContain("negative-balance");
        const records = life.records.filter(({ date }) => monthOf(date) === monthOf(life.today));
        const tips = dashboardAdvice({
          balance: balanceOf(life),
          expenses: totalsOf(records).expenses,
          shares: sharesByCategory(records.filter(({ kind }) => kind === "expense")),
          categories: OWN_EXPENSES,
          budgets: [],
          end,
        });
        expect(tips.map(({ type }) => type)).not.toContain("negative-balance");
      }),
      LIVES,
    );
  });

  it("never calls money missing of somebody of whom no income is known at all", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const records = life.records.filter(({ kind }) => kind === "expense");
        const recurrences = life.recurrences.filter(({ kind }) => kind === "expense");
        const spender = { ...life, records, recurrences };
        const types = findings(factsOfLife(spender)).map(({ type }) => type);
        expect(types.filter((type) => MISSING.has(type))).toEqual([]);
      }),
      LIVES,
    );
  });
});
