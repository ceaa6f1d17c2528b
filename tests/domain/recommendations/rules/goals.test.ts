import { describe, expect, it } from "vitest";
import type { Goal } from "../../../../src/domain/goals/goal.ts";
import { emergencyFundRules } from "../../../../src/domain/recommendations/rules/emergency-fund.ts";
import { goalRules } from "../../../../src/domain/recommendations/rules/goals.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { earned, factsOf, spent } from "../../../support/facts.ts";
import { goalWith } from "../../../support/goals.ts";

/** A month that costs 100 and leaves so much. */
const leaving = (left: number, ...goals: readonly Goal[]) =>
  factsOf([...earned("Salário", 100 + left), ...spent("Lazer", 100)], goals);

const missing = (amount: number, deadline: CivilDate | null = null, name = "Férias"): Goal =>
  goalWith({ name, total: cents(amount), current: cents(0), deadline });

const IN_TWO_MONTHS = civilDate(2027, 1, 15);

describe("the rule on a reserve", () => {
  const reserve = (current: number, name = "Fundo de emergência") =>
    emergencyFundRules(
      leaving(50, goalWith({ name, total: cents(1000), current: cents(current) })),
    );

  it("asks for three months of expenses, and tells how long that takes", () => {
    expect(emergencyFundRules(leaving(50))).toEqual([
      { type: "fund-missing", priority: "medium", target: 300, months: 6 },
    ]);
  });

  it("asks nobody who has nothing left, or no expenses", () => {
    expect(emergencyFundRules(leaving(0))).toEqual([]);
    expect(emergencyFundRules(factsOf(earned("Salário", 100)))).toEqual([]);
    expect(emergencyFundRules(factsOf([]))).toEqual([]);
  });

  it("is short below three months and solid from there on", () => {
    expect(reserve(299)).toMatchObject([{ type: "fund-short", missing: 1, covered: 2 }]);
    expect(reserve(300)).toMatchObject([{ type: "fund-solid", priority: "low", covered: 3 }]);
  });

  it.each(["RESERVA", "Poupança da família", "para emergências", "Imprevistos", "Segurança"])(
    "knows one by the name %s",
    (name) => {
      expect(reserve(1, name)).toMatchObject([{ type: "fund-short", goal: name }]);
    },
  );

  it("takes the fullest of several", () => {
    const goals = [10, 500, 20].map((current) =>
      goalWith({ name: `Reserva ${current}`, total: cents(1000), current: cents(current) }),
    );
    expect(emergencyFundRules(leaving(50, ...goals))).toMatchObject([{ goal: "Reserva 500" }]);
  });
});

describe("the rule on goals", () => {
  const typesOf = (left: number, ...goals: readonly Goal[]) =>
    goalRules(leaving(left, ...goals)).map(({ type }) => type);

  it("calls a goal on track whose deadline asks for no more than is left, else out of reach", () => {
    expect(typesOf(50, missing(100, IN_TWO_MONTHS))).toEqual(["goal-on-track"]);
    expect(typesOf(49, missing(100, IN_TWO_MONTHS))).toEqual(["goal-out-of-reach"]);
    expect(typesOf(-10, missing(100, IN_TWO_MONTHS))).toEqual(["goal-out-of-reach"]);
  });

  it("is urgent about a lost deadline within six months", () => {
    const priority = (deadline: CivilDate) =>
      goalRules(leaving(1, missing(1000, deadline)))[0]?.priority;
    expect(priority(civilDate(2027, 5, 31))).toBe("high");
    expect(priority(civilDate(2027, 6, 1))).toBe("medium");
  });

  it("says which of the deadlines that can each be kept comes too short, and by how much", () => {
    const goals = [missing(100, IN_TWO_MONTHS), missing(100, IN_TWO_MONTHS)];
    expect(typesOf(100, ...goals)).toEqual(["goal-on-track", "goal-on-track"]);
    expect(goalRules(leaving(99, ...goals))).toEqual([
      {
        type: "goal-out-of-reach",
        priority: "high",
        id: goals[1]?.id,
        goal: "Férias",
        deadline: IN_TWO_MONTHS,
        missing: 2,
        surplus: 99,
        months: 2,
        ahead: 1,
        isThere: true,
      },
    ]);
    expect(goalRules(leaving(49, missing(100, IN_TWO_MONTHS)))).toMatchObject([
      { missing: 2, ahead: 0 },
    ]);
  });

  it("lets a reserve that is too small come before a deadline", () => {
    const goals = [missing(100, IN_TWO_MONTHS), missing(1200, null, "Reserva")];
    // Three months that cost 100 each are 300, and then 100 more within two months.
    expect(typesOf(200, ...goals)).toContain("goal-on-track");
    expect(goalRules(leaving(199, ...goals))).toMatchObject([
      { type: "goal-out-of-reach", goal: "Férias", missing: 2, ahead: 1 },
    ]);
  });

  it("tells a deadline from the day after it on", () => {
    expect(typesOf(50, missing(10, civilDate(2026, 11, 19)))).toEqual(["goal-overdue"]);
    // What is planned begins with the next month.
    expect(goalRules(leaving(50, missing(10, civilDate(2026, 11, 20))))).toMatchObject([
      { type: "goal-out-of-reach", missing: 10, months: 0 },
    ]);
    expect(typesOf(50, missing(10, civilDate(2026, 12, 1)))).toEqual(["goal-on-track"]);
  });

  it("proposes a deadline to one goal without, if something is left for it", () => {
    expect(goalRules(leaving(50, missing(100, null, "Casa"), missing(100)))).toMatchObject([
      { type: "goal-without-deadline", goal: "Casa", monthly: 50, startsIn: null, months: 2 },
    ]);
    expect(typesOf(0, missing(100))).toEqual([]);
  });

  it("has nothing to say of a goal that is reached", () => {
    expect(typesOf(50, goalWith({ total: cents(1), current: cents(1) }))).toEqual([]);
  });

  it("proposes a first goal where no reserve is asked for", () => {
    expect(typesOf(0)).toEqual(["first-goal"]);
    expect(typesOf(50)).toEqual([]);
    expect(goalRules(factsOf(earned("Salário", 100)))).toMatchObject([
      { type: "first-goal", surplus: 100 },
    ]);
  });
});
