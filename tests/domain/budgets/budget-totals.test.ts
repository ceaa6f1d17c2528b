import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { expect, it } from "vitest";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { budgetTotals } from "../../../src/domain/budgets/budget-totals.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

it("the totals of a month's budgets are limits, spending and rest, each added up", () => {
  fc.assert(
    fc.property(fc.array(anyBudget), transactionsOf(), (budgets, transactions) => {
      const statuses = budgets.map((budget) =>
        budgetStatus(budget, transactions, NOTHING_REFUNDED),
      );
      expect(budgetTotals(statuses)).toEqual({
        limit: sum(statuses.map(({ limit }) => limit)),
        spent: sum(statuses.map(({ spent }) => spent)),
        remaining: sum(statuses.map(({ remaining }) => remaining)),
      });
    }),
  );
});
