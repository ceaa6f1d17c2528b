import fc from "fast-check";
import { planGoals } from "../../../src/domain/goals/plan-goals.ts";
import { describe, expect, it } from "vitest";
import { goalMissing } from "../../../src/domain/goals/goal.ts";
import { add, cents, subtract, ZERO } from "../../../src/domain/shared/cents.ts";
import type { NormalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import {
  balanceIncrease,
  simulate,
  type Simulation,
} from "../../../src/domain/simulation/simulation.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { anyNormalMonth, NORMAL_TODAY } from "../../support/arbitraries/simulation.ts";

const anyGoals = fc.uniqueArray(anyGoal, { maxLength: 4, selector: ({ id }) => id });

/** A month and a reduction that one of its categories allows. */
const anyTrial = anyNormalMonth
  .filter(({ byCategory }) => byCategory.size > 0)
  .chain((base) =>
    fc.constantFrom(...base.byCategory).chain(([category, spent]) =>
      fc.record({
        base: fc.constant(base),
        category: fc.constant(category),
        reduction: fc.integer({ min: 0, max: spent }).map(cents),
        goals: anyGoals,
      }),
    ),
  );

type Trial = typeof anyTrial extends fc.Arbitrary<infer Value> ? Value : never;

function tried({ base, goals, category, reduction }: Trial): Simulation {
  const outcome = simulate(base, goals, { category, reduction, goalId: null }, NORMAL_TODAY, []);
  if (!outcome.ok) throw new Error("the reduction is within the category");
  return outcome.value;
}

const month = (surplus: number): NormalMonth => ({
  months: ["2026-02" as YearMonth],
  incomes: [cents(surplus + 1000)],
  income: cents(surplus + 1000),
  isUneven: false,
  isLived: true,
  incomeSince: null,
  expensesSince: null,
  extraMonths: 1,
  rareOnes: [],
  expenses: cents(1000),
  byCategory: new Map([["Lazer", cents(1000)]]),
  extra: ZERO,
  rare: ZERO,
  countedExtra: ZERO,
  surplus: cents(surplus),
});

describe("a simulation", () => {
  it("moves the reduction from the category and the expenses to the balance", () => {
    fc.assert(
      fc.property(anyTrial, (trial) => {
        const { base, category, reduction } = trial;
        const spent = base.byCategory.get(category)!;
        const { current, simulated, saving, balanceDifference } = tried(trial);
        expect(current).toEqual({
          income: base.income,
          expenses: base.expenses,
          extra: base.countedExtra,
          balance: base.surplus,
          categorySpent: spent,
        });
        expect(simulated).toEqual({
          income: base.income,
          expenses: subtract(base.expenses, reduction),
          extra: base.countedExtra,
          balance: add(base.surplus, reduction),
          categorySpent: subtract(spent, reduction),
        });
        expect([saving, balanceDifference]).toEqual([reduction, reduction]);
      }),
    );
  });

  it("is refused above what the category costs, and tells that cost", () => {
    fc.assert(
      fc.property(anyNormalMonth, anyAmount, fc.string(), (base, beyond, unknown) => {
        for (const category of [...base.byCategory.keys(), unknown]) {
          const mean = base.byCategory.get(category) ?? ZERO;
          const reduction = add(add(mean, beyond), cents(1));
          const outcome = simulate(
            base,
            [],
            { category, reduction, goalId: null },
            NORMAL_TODAY,
            [],
          );
          expect(outcome).toEqual({ ok: false, reason: { type: "more-than-spent", mean } });
        }
      }),
    );
  });

  it("never makes the way to a goal longer", () => {
    fc.assert(
      fc.property(anyTrial, (trial) => {
        for (const { currentMonths, newMonths, monthsSaved } of tried(trial).impacts) {
          if (currentMonths === null || newMonths === null) {
            expect(currentMonths).toBeNull();
            expect(monthsSaved).toBeNull();
          } else {
            expect(newMonths).toBeLessThanOrEqual(currentMonths);
            expect(monthsSaved).toBe(currentMonths - newMonths);
          }
        }
      }),
    );
  });

  it("of a larger reduction saves at least as much, and gets to each goal at least as soon", () => {
    const sooner = (months: number | null) => months ?? Infinity;
    fc.assert(
      fc.property(anyTrial, fc.nat(100), (trial, percent) => {
        const reduction = cents(Math.floor((trial.reduction / 100) * percent));
        const [less, more] = [tried({ ...trial, reduction }), tried(trial)];
        expect(less.simulated.balance).toBeLessThanOrEqual(more.simulated.balance);
        expect(less.simulated.expenses).toBeGreaterThanOrEqual(more.simulated.expenses);
        for (const [index, { newMonths }] of more.impacts.entries())
          expect(sooner(newMonths)).toBeLessThanOrEqual(sooner(less.impacts[index]!.newMonths));
      }),
    );
  });

  it("looks at every goal that is not reached, or at the one it is told", () => {
    fc.assert(
      fc.property(anyTrial, (trial) => {
        const { base, goals, category, reduction } = trial;
        expect(tried(trial).impacts.map(({ goal, missing }) => [goal, missing])).toEqual(
          planGoals(goals, base, NORMAL_TODAY, []).map(({ goal }) => [
            goal.name,
            goalMissing(goal),
          ]),
        );
        for (const { id, name } of goals) {
          const outcome = simulate(
            base,
            goals,
            { category, reduction, goalId: id },
            NORMAL_TODAY,
            [],
          );
          expect(outcome.ok && outcome.value.impacts.map(({ goal }) => goal)).toEqual([name]);
        }
      }),
    );
  });

  it("tells the increase of a positive balance as a part of it, and of no other", () => {
    const increase = (balance: number) =>
      balanceIncrease(
        tried({ base: month(balance), category: "Lazer", reduction: cents(100), goals: [] }),
      );
    expect(increase(1000)).toBe(0.1);
    expect(increase(1)).toBe(100);
    expect(increase(0)).toBeNull();
    expect(increase(-500)).toBeNull();
  });
});
