import fc, { type Arbitrary } from "fast-check";
import { usedPart, type BudgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { cents, subtract } from "../../../src/domain/shared/cents.ts";
import { anyBudget } from "./budget.ts";

/** Any status that a server may answer, with so few amounts that some are used equally. */
export const anyBudgetStatus: Arbitrary<BudgetStatus> = fc
  .record({
    budget: anyBudget,
    limit: fc.nat(5).map(cents),
    spent: fc.nat(5).map(cents),
    alert: fc.constantFrom<BudgetStatus["alert"]>("high", "medium", "low"),
  })
  .map(({ budget, limit, spent, alert }) => ({
    ...budget,
    limit,
    spent,
    used: usedPart(spent, limit),
    remaining: subtract(limit, spent),
    alert,
  }));
