import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { cents, subtract, sum } from "../../../src/domain/shared/cents.ts";
import { budgetId, transactionId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const date = civilDate(2026, 3, 14);

const limited = (limit: number): Budget => ({
  id: budgetId("1"),
  category: "Lazer",
  limit: cents(limit),
  month: monthOf(date),
  repeats: false,
});

const spending = (amount: number): Transaction => ({
  id: transactionId("1"),
  kind: "expense",
  date,
  category: "Lazer",
  amount: cents(amount),
  description: null,
});

const statusAt = (spent: number, limit: number) =>
  budgetStatus(limited(limit), [spending(spent)], NOTHING_REFUNDED);

describe("the status of a budget", () => {
  it("counts the expenses of its category and month, and nothing else", () => {
    fc.assert(
      fc.property(anyBudget, transactionsOf(), (budget, transactions) => {
        const own = transactions
          .filter(({ kind }) => kind === "expense")
          .filter(({ category }) => category === budget.category)
          .filter((record) => record.date.startsWith(budget.month));
        expect(budgetStatus(budget, transactions, NOTHING_REFUNDED).spent).toBe(
          sum(own.map((o) => o.amount)),
        );
      }),
    );
  });

  it("leaves what the spending leaves of the limit, below zero beyond it", () => {
    fc.assert(
      fc.property(anyBudget, transactionsOf(), (budget, transactions) => {
        const { spent, remaining, limit } = budgetStatus(budget, transactions, NOTHING_REFUNDED);
        expect(remaining).toBe(subtract(limit, spent));
        expect(limit).toBe(budget.limit);
      }),
    );
  });

  it("has used all of it exactly when nothing or less remains of a spent limit", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (spent, limit) => {
        const { used, remaining } = statusAt(spent, limit);
        expect(used >= 1).toBe(remaining <= 0);
        expect(used * limit).toBeCloseTo(spent, 6);
      }),
    );
  });

  it.each([
    [0, 10_000, "low"],
    [7999, 10_000, "low"],
    [8000, 10_000, "medium"],
    [9999, 10_000, "medium"],
    [10_000, 10_000, "high"],
    [25_000, 10_000, "high"],
    [0, 0, "low"],
    [1, 0, "high"],
  ])("at %i of %i cents raises the alert %s", (spent, limit, alert) => {
    expect(statusAt(spent, limit).alert).toBe(alert);
  });

  it("of a limit of zero is all used by any expense, and not by none", () => {
    expect(statusAt(1, 0).used).toBe(1);
    expect(statusAt(0, 0).used).toBe(0);
  });
});
