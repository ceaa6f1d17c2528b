import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { goalMissing, isReached, type Goal } from "../../../src/domain/goals/goal.ts";
import { goalLimit } from "../../../src/domain/plans/features.ts";
import { budgetId, goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { planFault } from "../../../src/domain/recurrences/patch.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { JOAO } from "../../../server/demo/joao.ts";
import { lifeOf, type Life } from "../../../server/demo/life.ts";
import { MARIA } from "../../../server/demo/maria.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { runs } from "../../support/runs.ts";

const anyHousehold = fc.constantFrom(MARIA, JOAO);
/** The days on which somebody may start the demonstration. */
const anyDay = anyCivilDate("2026-01-01", "2040-12-31");

const RUNS = { numRuns: runs(50) };

const goalsOf = ({ goals }: Life): readonly Goal[] =>
  goals.map((goal, index) => ({ ...goal, id: goalId(String(index)) }));

const transactionsOf = ({ records }: Life) =>
  records.map(({ kind, draft }, index) => ({ ...draft, kind, id: transactionId(String(index)) }));

/** How the budgets of the current month stand. */
const statusesOn = (life: Life, today: CivilDate) =>
  life.budgets
    .filter(({ month }) => month === monthOf(today))
    .map((budget) =>
      budgetStatus({ ...budget, id: budgetId("1") }, transactionsOf(life), NOTHING_REFUNDED),
    );

describe("a life that is made up", () => {
  it("is the same whenever it is made on the same day", () => {
    fc.assert(
      fc.property(anyHousehold, anyDay, (household, today) => {
        expect(lifeOf(household, today)).toEqual(lifeOf(household, today));
      }),
      RUNS,
    );
  });

  it("lies within its months and never in the future, in the order of the days", () => {
    fc.assert(
      fc.property(anyHousehold, anyDay, (household, today) => {
        const { from } = daysOf(addMonths(monthOf(today), 1 - household.months));
        const dates = lifeOf(household, today).records.map(({ draft }) => draft.date);
        expect(dates[0]).toBe(from);
        expect(dates.every((date) => date <= today)).toBe(true);
        expect(dates).toEqual(dates.toSorted());
        expect(daysBetween(from, today)).toBeLessThanOrEqual(731);
      }),
      RUNS,
    );
  });

  it("only gains records as its month goes by", () => {
    fc.assert(
      fc.property(anyHousehold, anyDay, (household, today) => {
        const later = lifeOf(household, daysOf(monthOf(today)).to).records;
        const until = later.filter(({ draft }) => draft.date <= today);
        expect(lifeOf(household, today).records).toEqual(until);
      }),
      RUNS,
    );
  });

  it("holds nothing that the product would refuse", () => {
    fc.assert(
      fc.property(anyHousehold, anyDay, (household, today) => {
        const { records, budgets, goals } = lifeOf(household, today);
        for (const { kind, draft } of records) {
          expect(CATEGORIES[kind]).toContain(draft.category);
          expect(Number.isSafeInteger(draft.amount)).toBe(true);
          expect(draft.amount).toBeGreaterThan(0);
          expect(draft.amount).toBeLessThanOrEqual(MAX_AMOUNT);
        }
        const limited = budgets.map(({ category, month }) => `${month} ${category}`);
        expect(new Set(limited).size).toBe(limited.length);
        expect(budgets.every(({ category }) => CATEGORIES.expense.includes(category))).toBe(true);
        expect(goals.length).toBeLessThanOrEqual(goalLimit(household.plan) ?? Infinity);
      }),
      RUNS,
    );
  });

  it("plans what it pays every month, parts of something, and all of it from its last day on", () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { plans } = lifeOf(MARIA, today);
        expect(plans.map(({ draft }) => draft.description)).toEqual(
          expect.arrayContaining(["Renda", "Ordenado", "Ginásio", "Aula de natação"]),
        );
        expect(plans.filter(({ draft }) => draft.cost.of === "parts")).toHaveLength(1);
        for (const { draft, withEarlier } of plans) {
          expect(planFault(null, draft)).toBeNull();
          expect(CATEGORIES[draft.kind]).toContain(draft.category);
          if (!withEarlier) expect(draft.start >= today).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it("can be lived: over its full months more comes in than goes out", () => {
    fc.assert(
      fc.property(anyHousehold, anyDay, (household, today) => {
        const full = transactionsOf(lifeOf(household, today)).filter(
          ({ date }) => monthOf(date) < monthOf(today),
        );
        expect(totalsOf(full).balance).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it("has budgets that are worth an alert, on the first day of a month too", () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const alerts = statusesOn(lifeOf(MARIA, today), today).map(({ alert }) => alert);
        expect(alerts).toContain("medium");
        if (today.slice(8) >= "04") expect(alerts).toContain("high");
      }),
      RUNS,
    );
  });

  it("has a goal that is reached, one with a photo, and one whose deadline is near", () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const life = lifeOf(MARIA, today);
        const near = goalsOf(life).filter(
          (goal) => goal.deadline !== null && daysBetween(today, goal.deadline) <= 30,
        );
        expect(goalsOf(life).filter(isReached)).toHaveLength(1);
        expect(life.goals.filter(({ hasPhoto }) => hasPhoto)).toHaveLength(1);
        expect(near.map(goalMissing).filter((missing) => missing > 0)).toHaveLength(1);
      }),
      RUNS,
    );
  });
});
