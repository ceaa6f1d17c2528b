import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { subtract } from "../../../src/domain/shared/cents.ts";
import { simulationBase } from "../../../src/domain/simulation/simulation-base.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const today = civilDate(2026, 3, 14);
const anyRecords = transactionsOf({ date: anyCivilDate("2025-06-01", "2026-04-30") });
const inMarch = transactionsOf({ date: anyCivilDate("2026-03-01", "2026-03-31") });

describe("the month that a simulation starts from", () => {
  it("is the mean of the last three full months that have records", () => {
    fc.assert(
      fc.property(anyRecords, (transactions) => {
        const full = transactions.map(({ date }) => date.slice(0, 7)).filter((m) => m < "2026-03");
        const months = [...new Set(full)].toSorted().slice(-3);
        fc.pre(months.length > 0);
        const totals = totalsOf(
          transactions.filter(({ date }) => months.includes(date.slice(0, 7))),
        );
        const { income, expenses } = simulationBase(transactions, today);
        expect(income).toBe(Math.round(totals.income / months.length));
        expect(expenses).toBe(Math.round(totals.expenses / months.length));
      }),
    );
  });

  it("is the current month where there is no full one", () => {
    fc.assert(
      fc.property(inMarch, (transactions) => {
        const { income, expenses } = simulationBase(transactions, today);
        expect({ income, expenses }).toEqual({
          income: totalsOf(transactions).income,
          expenses: totalsOf(transactions).expenses,
        });
      }),
    );
  });

  it("has a balance of income minus expenses", () => {
    fc.assert(
      fc.property(anyRecords, (transactions) => {
        const { income, expenses, balance } = simulationBase(transactions, today);
        expect(balance).toBe(subtract(income, expenses));
      }),
    );
  });

  it("splits its expenses among the categories, but for the rounding of each to the cent", () => {
    fc.assert(
      fc.property(anyRecords, (transactions) => {
        const { expenses, byCategory } = simulationBase(transactions, today);
        const split = [...byCategory.values()].reduce<number>((total, mean) => total + mean, 0);
        expect(Math.abs(split - expenses)).toBeLessThanOrEqual(byCategory.size);
      }),
    );
  });

  it("knows each category's mean", () => {
    fc.assert(
      fc.property(inMarch, (transactions) => {
        const { byCategory } = simulationBase(transactions, today);
        const expenses = transactions.filter(({ kind }) => kind === "expense");
        expect(new Set(byCategory.keys())).toEqual(new Set(expenses.map((e) => e.category)));
        for (const [category, mean] of byCategory)
          expect(mean).toBe(totalsOf(expenses.filter((e) => e.category === category)).expenses);
      }),
    );
  });
});
