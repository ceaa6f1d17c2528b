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
import { alertsOf, factsOfLife } from "../../support/lives/figures-of.ts";
import type { Life } from "../../support/lives/life.ts";
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
