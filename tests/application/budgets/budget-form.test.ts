import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blankBudget,
  budgetFields,
  budgetForm,
  REPEATS,
  type BudgetFields,
} from "../../../src/application/budgets/budget-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const MONTH = "2026-11" as YearMonth;
const form = budgetForm(() => MONTH);
const GOOD: BudgetFields = { category: "Lazer", limit: "120", month: "2026-12", repeats: REPEATS };

describe("the form of a budget", () => {
  it("starts with the current month, or with the one that is looked at, and nothing else", () => {
    expect(form.blank()).toEqual({ category: "", limit: "", month: MONTH, repeats: "" });
    fc.assert(
      fc.property(anyYearMonth(), (month) => {
        expect(blankBudget(month)).toEqual({ category: "", limit: "", month, repeats: "" });
      }),
    );
  });

  it("reads back every budget that it shows", () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        const { id: _, ...draft } = budget;
        expect(form.read(budgetFields(budget))).toEqual(accepted(draft));
      }),
    );
  });

  it("refuses exactly the fields that are empty, and says that it is incomplete", () => {
    fc.assert(
      fc.property(
        fc.subarray(["category", "limit", "month"] as const, { minLength: 1 }),
        (empty) => {
          const blanks = Object.fromEntries(empty.map((field) => [field, " "]));
          const read = form.read({ ...GOOD, ...blanks });
          const issues = Object.fromEntries(empty.map((field) => [field, "required"]));
          expect(read).toEqual({ ok: false, reason: { incomplete: true, issues } });
        },
      ),
    );
  });

  it("takes a limit of zero, and any of the ways to write one", () => {
    const limitOf = (limit: string) => {
      const read = form.read({ ...GOOD, limit });
      return read.ok ? read.value.limit : read.reason.issues.limit;
    };
    expect(["0", "12,5", "12.50", "1 234,56 €", "-1", "1,234", "abc"].map(limitOf)).toEqual([
      0,
      1_250,
      1_250,
      123_456,
      "amount-negative",
      "amount-too-many-decimals",
      "amount-not-a-number",
    ]);
  });

  it.each(["2026-13", "2026-1", "1899-12", "novembro"])("refuses the month %s", (month) => {
    expect(form.read({ ...GOOD, month })).toEqual({
      ok: false,
      reason: { incomplete: false, issues: { month: "bad-month" } },
    });
  });

  it("keeps the month and the repetition for a further budget, and nothing else", () => {
    expect(form.next(GOOD)).toEqual({
      category: "",
      limit: "",
      month: GOOD.month,
      repeats: REPEATS,
    });
  });
});
