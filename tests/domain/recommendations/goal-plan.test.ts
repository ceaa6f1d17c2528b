import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goalMissing, isReached, type Goal } from "../../../src/domain/goals/goal.ts";
import { RESERVE_PACE } from "../../../src/domain/recommendations/goal-claim.ts";
import {
  planGoals,
  plannedMonthly,
  planWith,
} from "../../../src/domain/recommendations/goal-plan.ts";
import { reserveOf } from "../../../src/domain/recommendations/reserve.ts";
import { cents, sum, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyAmount, anyBalance } from "../../support/arbitraries/cents.ts";
import { anySavingsGoals } from "../../support/arbitraries/financial-facts.ts";
import { TODAY } from "../../support/facts.ts";
import { goalWith } from "../../support/goals.ts";

const missing = (amount: number, deadline: CivilDate | null = null, name = "Férias"): Goal =>
  goalWith({ name, total: cents(amount + 1), current: cents(1), deadline });

/** The plan of who spends so much in a month, which says how large a reserve has to be. */
const plan = (goals: readonly Goal[], balance: number, spent = 0) =>
  planGoals(goals, cents(balance), TODAY, reserveOf(goals, cents(spent)));

const planOf = (balance: number, ...goals: readonly Goal[]) =>
  plan(goals, balance).map(({ monthly, months }) => ({ monthly, months }));

const anyPlan = fc
  .tuple(
    anySavingsGoals,
    fc.oneof(anyBalance, fc.integer({ min: -1_000_00, max: 1_000_00 }).map(cents)),
    fc.integer({ min: 0, max: 2_000_00 }),
  )
  .map(([goals, balance, spent]) => ({ goals, balance, planned: plan(goals, balance, spent) }));

const anyWishes = fc.array(fc.oneof(anyAmount, fc.integer({ min: 0, max: 1_000_00 }).map(cents)), {
  maxLength: 6,
});

/** The plan of our own, and one with whatever amounts somebody else came up with. */
const anyonesPlan = fc.tuple(anyPlan, fc.option(anyWishes)).map(([own, wishes]) => ({
  ...own,
  planned: wishes === null ? own.planned : planWith(own.planned, own.balance, wishes),
}));

describe("any plan for goals, whoever proposes its amounts", () => {
  it("never gives out more than a month leaves", () => {
    fc.assert(
      fc.property(anyonesPlan, ({ planned, balance }) => {
        expect(plannedMonthly(planned)).toBeLessThanOrEqual(Math.max(0, balance));
      }),
    );
  });

  it("takes as many months as what is missing takes with its own amount, rounded up", () => {
    fc.assert(
      fc.property(anyonesPlan, ({ planned }) => {
        for (const { missing: wanted, monthly, months } of planned)
          expect(months).toBe(monthly === 0 ? null : Math.ceil(wanted / monthly));
      }),
    );
  });

  it("puts nothing negative aside, and never more for a goal than it misses", () => {
    fc.assert(
      fc.property(anyonesPlan, ({ planned }) => {
        for (const { goal, monthly } of planned) {
          expect(monthly).toBeGreaterThanOrEqual(0);
          expect(monthly).toBeLessThanOrEqual(goalMissing(goal));
        }
      }),
    );
  });

  it("gives a reserve that is too small what it needs before anybody else gets anything", () => {
    fc.assert(
      fc.property(anyonesPlan, ({ planned, balance }) => {
        const short = planned.find(({ isShortReserve }) => isShortReserve);
        if (short === undefined) return;
        expect(planned[0]).toBe(short);
        const possible = Math.min(short.needed, Math.max(0, balance));
        expect(short.monthly).toBeGreaterThanOrEqual(possible);
      }),
    );
  });

  it("has each goal that is not reached, once", () => {
    fc.assert(
      fc.property(anyonesPlan, ({ goals, planned }) => {
        const open = goals.filter((goal) => !isReached(goal));
        expect(new Set(planned.map(({ goal }) => goal))).toEqual(new Set(open));
        expect(planned).toHaveLength(open.length);
      }),
    );
  });
});

describe("the plan for goals", () => {
  it("begins with a reserve that is too small, goes on by deadline and ends with what has none", () => {
    fc.assert(
      fc.property(anyPlan, ({ planned }) => {
        const urgency = planned.map(({ goal, isShortReserve }) =>
          isShortReserve ? "" : (goal.deadline ?? "9999"),
        );
        expect(urgency).toEqual(urgency.toSorted());
      }),
    );
  });

  it("gives a goal nothing before those that are more urgent have what they need", () => {
    fc.assert(
      fc.property(anyPlan, ({ planned }) => {
        const lacking = planned.findIndex(({ monthly, needed }) => monthly < needed);
        if (lacking === -1) return;
        expect(plannedMonthly(planned.slice(lacking + 1))).toBe(0);
        for (const { monthly, needed } of planned.slice(0, lacking)) expect(monthly).toBe(needed);
      }),
    );
  });

  it("keeps a deadline exactly where it gives what that asks for", () => {
    fc.assert(
      fc.property(anyPlan, ({ planned }) => {
        for (const { monthly, due, months, monthsLeft } of planned) {
          const isInTime = monthsLeft !== null && (months ?? Infinity) <= monthsLeft;
          expect(isInTime).toBe(due !== null && monthly >= due);
        }
      }),
    );
  });

  it("leaves nothing lying about while a goal without deadline misses more", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_00 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1_000_00 }),
        (amounts, balance) => {
          const planned = plan(
            amounts.map((amount) => missing(amount)),
            balance,
          );
          const wanted = sum(amounts.map(cents));
          expect(plannedMonthly(planned)).toBe(Math.min(wanted, balance));
        },
      ),
    );
  });

  it("gives a single goal the whole balance, and counts months up", () => {
    expect(planOf(100, missing(800))).toEqual([{ monthly: 100, months: 8 }]);
    expect(planOf(100, missing(801))).toEqual([{ monthly: 100, months: 9 }]);
  });

  it("foresees nothing without a positive balance", () => {
    for (const balance of [0, -1])
      for (const deadline of [null, civilDate(2027, 3, 1)])
        expect(planOf(balance, missing(800, deadline))).toEqual([{ monthly: 0, months: null }]);
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
    const [planned] = plan([missing(800, civilDate(2026, 11, 19))], 100);
    expect(planned).toMatchObject({ monthsLeft: null, needed: 0, monthly: 100, months: 8 });
  });

  it("serves deadlines first and shares the rest out, a small goal no more than it needs", () => {
    const dated = missing(600, civilDate(2027, 5, 1));
    expect(planOf(400, missing(5_000), missing(50), dated)).toEqual([
      { monthly: 100, months: 6 },
      { monthly: 250, months: 20 },
      { monthly: 50, months: 1 },
    ]);
  });

  it("gives the nearest deadline what there is, and what comes after it nothing", () => {
    const [near, far] = [civilDate(2027, 1, 1), civilDate(2027, 2, 1)];
    expect(planOf(700, missing(100), missing(600, far), missing(1200, near))).toEqual([
      { monthly: 600, months: 2 },
      { monthly: 100, months: 6 },
      { monthly: 0, months: null },
    ]);
  });

  it("brings a reserve to its least within a year, and then shares like others", () => {
    const reserve = missing(10_000, null, "Fundo de emergência");
    const short = plan([missing(1200, civilDate(2027, 1, 1)), reserve], 150, 401);
    // Three months of 401 are 1203, of which 1 is there.
    expect(short.map(({ goal, monthly }) => [goal.name, monthly])).toEqual([
      ["Fundo de emergência", Math.ceil(1202 / RESERVE_PACE)],
      ["Férias", 49],
    ]);
    expect(plan([reserve], 150, 401)[0]?.monthly).toBe(150);
  });

  it("leaves a reserve that holds enough where its deadline puts it", () => {
    const reserve = missing(10_000, null, "Reserva");
    const solid = plan([reserve, missing(1200, civilDate(2027, 1, 1))], 600, 0);
    expect(solid.map(({ goal, monthly }) => [goal.name, monthly])).toEqual([
      ["Férias", 600],
      ["Reserva", 0],
    ]);
  });
});

describe("a plan with amounts of somebody else", () => {
  it("keeps those that fit", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 }),
        (amounts) => {
          const wishes = amounts.map(cents);
          const goals = amounts.map(() => missing(5_000));
          const planned = planWith(plan(goals, sum(wishes)), sum(wishes), wishes);
          expect(planned.map(({ monthly }) => monthly)).toEqual(wishes);
        },
      ),
    );
  });

  it("cuts them where the balance ends, the least urgent first", () => {
    const goals = [missing(5_000), missing(5_000, civilDate(2027, 5, 1)), missing(5_000)];
    const planned = planWith(plan(goals, 100), cents(100), [60, 60, 60].map(cents));
    expect(planned.map(({ monthly, months }) => [monthly, months])).toEqual([
      [60, 84],
      [40, 125],
      [ZERO, null],
    ]);
  });
});
