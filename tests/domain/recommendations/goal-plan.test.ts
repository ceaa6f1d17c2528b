import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goalMissing, isReached, type Goal } from "../../../src/domain/goals/goal.ts";
import { planGoals, plannedMonthly } from "../../../src/domain/recommendations/goal-plan.ts";
import { cents, sum } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";
import { anySavingsGoals } from "../../support/arbitraries/financial-facts.ts";
import { TODAY } from "../../support/facts.ts";
import { goalWith } from "../../support/goals.ts";

const missing = (amount: number, deadline: CivilDate | null = null): Goal =>
  goalWith({ total: cents(amount + 1), current: cents(1), deadline });

const planOf = (balance: number, ...goals: readonly Goal[]) =>
  planGoals(goals, cents(balance), TODAY).map(({ monthly, months, monthsWithAll }) => ({
    monthly,
    months,
    monthsWithAll,
  }));

const anyPlan = fc.tuple(
  anySavingsGoals,
  fc.oneof(anyBalance, fc.integer({ min: -1_000_00, max: 1_000_00 }).map(cents)),
);

describe("the plan for goals", () => {
  it("has each goal that is not reached, once", () => {
    fc.assert(
      fc.property(anyPlan, ([goals, balance]) => {
        const planned = planGoals(goals, balance, TODAY).map(({ goal }) => goal);
        expect(new Set(planned)).toEqual(new Set(goals.filter((goal) => !isReached(goal))));
        expect(planned).toHaveLength(new Set(planned).size);
      }),
    );
  });

  it("begins with the nearest deadline and ends with the goals that have none", () => {
    fc.assert(
      fc.property(anyPlan, ([goals, balance]) => {
        const deadlines = planGoals(goals, balance, TODAY).map(
          ({ goal }) => goal.deadline ?? "9999",
        );
        expect(deadlines).toEqual(deadlines.toSorted());
      }),
    );
  });

  it("puts nothing negative aside, and never more for a goal than it misses", () => {
    fc.assert(
      fc.property(anyPlan, ([goals, balance]) => {
        for (const { goal, monthly, months, monthsWithAll } of planGoals(goals, balance, TODAY)) {
          expect(monthly).toBeGreaterThanOrEqual(0);
          expect(monthly).toBeLessThanOrEqual(goalMissing(goal));
          if (months !== null) expect(months).toBeGreaterThanOrEqual(monthsWithAll ?? Infinity);
          expect(monthsWithAll === null).toBe(balance <= 0);
        }
      }),
    );
  });

  it("spends no more than the balance unless deadlines ask for it, and then on them alone", () => {
    fc.assert(
      fc.property(anyPlan, ([goals, balance]) => {
        const plan = planGoals(goals, balance, TODAY);
        const timed = plan.filter(({ monthsLeft }) => monthsLeft !== null);
        const due = plannedMonthly(timed);
        expect(plannedMonthly(plan)).toBeLessThanOrEqual(Math.max(due, balance));
        for (const { monthly, monthsLeft, missing: wanted } of timed)
          expect(monthly * (monthsLeft ?? 0)).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });

  it("leaves nothing lying about while a goal without deadline misses more", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_00 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1_000_00 }),
        (amounts, balance) => {
          const plan = planGoals(
            amounts.map((amount) => missing(amount)),
            cents(balance),
            TODAY,
          );
          const wanted = sum(amounts.map(cents));
          expect(plannedMonthly(plan)).toBe(Math.min(wanted, balance));
        },
      ),
    );
  });

  it("gives a single goal the whole balance, and counts months up", () => {
    expect(planOf(100, missing(800))).toEqual([{ monthly: 100, months: 8, monthsWithAll: 8 }]);
    expect(planOf(100, missing(801))).toEqual([{ monthly: 100, months: 9, monthsWithAll: 9 }]);
  });

  it("foresees nothing without a positive balance, but tells what a deadline asks for", () => {
    const none = { months: null, monthsWithAll: null };
    for (const balance of [0, -1]) {
      expect(planOf(balance, missing(800))).toEqual([{ monthly: 0, ...none }]);
      const dated = missing(800, civilDate(2027, 3, 1));
      expect(planOf(balance, dated)).toEqual([{ monthly: 200, ...none }]);
    }
  });

  it.each([
    [civilDate(2026, 11, 20), 1],
    [civilDate(2026, 11, 30), 1],
    [civilDate(2026, 12, 1), 1],
    [civilDate(2027, 1, 31), 2],
    [civilDate(2027, 11, 1), 12],
  ])("divides what is missing by the months until %s", (deadline, months) => {
    expect(planOf(10_000, missing(1200, deadline))[0]?.monthly).toBe(1200 / months);
  });

  it("takes a deadline that has passed for none", () => {
    const [planned] = planGoals([missing(800, civilDate(2026, 11, 19))], cents(100), TODAY);
    expect(planned).toMatchObject({ monthsLeft: null, monthly: 100, months: 8 });
  });

  it("serves deadlines first and shares the rest out, a small goal no more than it needs", () => {
    const dated = missing(600, civilDate(2027, 5, 1));
    expect(planOf(400, missing(5_000), missing(50), dated)).toEqual([
      { monthly: 100, months: 6, monthsWithAll: 2 },
      { monthly: 250, months: 20, monthsWithAll: 13 },
      { monthly: 50, months: 1, monthsWithAll: 1 },
    ]);
  });

  it("counts with no more than the balance has where a deadline asks for more", () => {
    expect(planOf(100, missing(1200, civilDate(2027, 1, 1)), missing(100))).toEqual([
      { monthly: 600, months: 12, monthsWithAll: 12 },
      { monthly: 0, months: null, monthsWithAll: 1 },
    ]);
  });
});
