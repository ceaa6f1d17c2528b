import fc, { type Arbitrary } from "fast-check";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { anyAmount } from "./cents.ts";
import { anyYearMonth } from "./year-month.ts";

/** Any budget, with so few months and categories that some coincide with records. */
export const anyBudget: Arbitrary<Budget> = fc.record<Budget>({
  id: fc.uuid({ version: 7 }).map(budgetId),
  category: fc.constantFrom(...CATEGORIES.expense),
  limit: anyAmount,
  month: anyYearMonth("2026-02", "2026-03"),
  repeats: fc.boolean(),
});

/** Any budgets of one month, one for each category at most. */
export const anyBudgetsOfMonth: Arbitrary<Budget[]> = fc
  .tuple(
    anyYearMonth(),
    fc.uniqueArray(anyBudget, { selector: ({ category }) => category, maxLength: 13 }),
  )
  .map(([month, budgets]) => budgets.map((budget) => ({ ...budget, month })));
