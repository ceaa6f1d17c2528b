import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { coveringIncomes, isOverdue, monthEnd } from "../../../src/domain/advice/month-end.ts";
import { reportAdvice } from "../../../src/domain/advice/report-advice.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { cents, ZERO, type Cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";
import { planned } from "../../support/recurrences.ts";

const TODAY = civilDate(2026, 11, 27);

const planOf = (
  kind: Recurrence["kind"],
  amount: number,
  day: number,
  description: string | null = null,
): Recurrence =>
  planned({
    id: `${kind} ${amount} ${day}`,
    kind,
    category: kind === "income" ? "Salário" : "Habitação",
    cost: { of: "each", amount: cents(amount) },
    description,
    start: civilDate(2026, 11, day),
  });

const anyPlan = fc
  .tuple(fc.constantFrom("income", "expense"), fc.nat(300_000), fc.integer({ min: 1, max: 30 }))
  .map(([kind, amount, day]) => planOf(kind, amount, day));
const anyPlans = fc.array(anyPlan, { maxLength: 6 });
const anyBalance = fc.integer({ min: -500_000, max: 500_000 }).map(cents);

const signed = ({ kind, cost }: Recurrence) =>
  (kind === "income" ? 1 : -1) * (cost.of === "each" ? cost.amount : 0);

const tipsOf = (
  balance: Cents,
  plans: readonly Recurrence[],
  today: CivilDate = TODAY,
  rule = dashboardAdvice,
) =>
  rule({
    balance,
    expenses: ZERO,
    shares: [],
    categories: OWN_EXPENSES,
    budgets: [],
    end: monthEnd(balance, plans, today),
  });

describe("the end of a month", () => {
  it("is its balance with every open movement of it, overdue ones too, and of no other month", () => {
    fc.assert(
      fc.property(anyBalance, anyPlans, (balance, plans) => {
        const end = plans.reduce((all, plan) => all + signed(plan), balance as number);
        expect(monthEnd(balance, plans, TODAY).balance).toBe(end);
        expect(monthEnd(balance, plans, civilDate(2026, 10, 27)).balance).toBe(balance);
      }),
    );
  });

  it("counts nothing of a paused plan", () => {
    const paused = { ...planOf("income", 100, 28), paused: true };
    expect(monthEnd(ZERO, [paused], TODAY).balance).toBe(0);
  });
});

describe("the incomes that cover a negative balance", () => {
  it("are there exactly if the month ends at zero or more, and no more than it takes", () => {
    fc.assert(
      fc.property(anyBalance, anyPlans, (balance, plans) => {
        const end = monthEnd(balance, plans, TODAY);
        const covering = coveringIncomes(balance, end);
        expect(covering.length > 0).toBe(balance < 0 && end.balance >= 0);
        const sumOf = (some: readonly { readonly amount: Cents }[]) =>
          some.reduce((all, { amount }) => all + amount, balance - end.outgoing);
        if (covering.length === 0) return;
        expect(sumOf(covering)).toBeGreaterThanOrEqual(0);
        expect(sumOf(covering.slice(0, -1))).toBeLessThan(0);
        expect(covering[0]).toBe(end.incomes[0]);
      }),
    );
  });

  it("may be overdue, which is before today", () => {
    const [income] = monthEnd(ZERO, [planOf("income", 100, 26)], TODAY).incomes;
    expect(income && isOverdue(income, TODAY)).toBe(true);
    expect(income && isOverdue(income, civilDate(2026, 11, 26))).toBe(false);
  });
});

describe("the tips on a month that is not over", () => {
  const typesOf = (...given: Parameters<typeof tipsOf>) => tipsOf(...given).map(({ type }) => type);

  it("warn of a negative balance only if it ends below zero too", () => {
    fc.assert(
      fc.property(anyBalance, anyPlans, (balance, plans) => {
        const end = monthEnd(balance, plans, TODAY).balance;
        const types = typesOf(balance, plans);
        expect(types.includes("negative-balance")).toBe(balance < 0 && end < 0);
        expect(types.includes("negative-end")).toBe(balance >= 0 && end < 0);
        expect(types.includes("positive-balance")).toBe(balance > 0 && end >= 0);
      }),
    );
  });

  it("reserve nothing of what plans take", () => {
    const plans = [planOf("expense", 60_000, 29)];
    expect(typesOf(cents(45_000), plans, TODAY, reportAdvice)).toEqual(["negative-end"]);
    expect(typesOf(cents(60_000), plans, TODAY, reportAdvice)).toEqual([
      "positive-balance",
      "reserve",
    ]);
  });

  it("ask for an income that nobody planned, until the last day", () => {
    const isUnplanned = (plans: readonly Recurrence[], today: CivilDate) =>
      tipsOf(cents(-60_000), plans, today).map(
        (tip) => tip.type === "negative-balance" && tip.isUnplanned,
      );
    expect(isUnplanned([], TODAY)).toEqual([true]);
    expect(isUnplanned([planOf("income", 100, 28)], TODAY)).toEqual([false]);
    expect(isUnplanned([], civilDate(2026, 11, 30))).toEqual([false]);
  });

  it("tell what leads to its end, with what waits to be confirmed", () => {
    const plans = [planOf("expense", 70_000, 29), planOf("income", 10_000, 20, "Abono")];
    expect(tipsOf(cents(45_000), plans)).toMatchObject([
      {
        type: "negative-end",
        month: "2026-11",
        balance: 45_000,
        end: -15_000,
        incoming: 10_000,
        outgoing: 70_000,
        overdue: [{ description: "Abono" }],
      },
    ]);
  });
});
