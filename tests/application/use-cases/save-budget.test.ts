import { describe, expect, it } from "vitest";
import { saveBudget } from "../../../src/application/use-cases/save-budget.ts";
import type { BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { noBook } from "../../support/no-book.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const MONTH = "2026-11" as YearMonth;
const DRAFT: BudgetDraft = { category: "Lazer", limit: cents(1_250), month: MONTH, repeats: false };
const CREATE = { mode: { type: "create" }, tries: [{ draft: DRAFT, key: "key" }] } as const;

describe("saving a budget", () => {
  it("that is new makes it, twice under one key only once", async () => {
    const budgets = fakeBudgets();
    await saveBudget(budgets, noBook)(CREATE);
    await saveBudget(budgets, noBook)(CREATE);
    expect(budgets.list(MONTH)).toMatchObject([DRAFT]);
  });

  it("that is old changes it, and makes no other", async () => {
    const id = budgetId("b1");
    const budgets = fakeBudgets({ budgets: [{ ...DRAFT, id }] });
    const draft = { ...DRAFT, limit: cents(1) };
    await saveBudget(
      budgets,
      noBook,
    )({
      mode: { type: "edit", id: { ...DRAFT, id, revision: 1 } },
      tries: [{ draft, key: "key" }],
    });
    expect(budgets.list(MONTH)).toEqual([{ ...draft, id }]);
  });

  it("fails with the failure of the call", async () => {
    const away = fakeBudgets({}, brokenLine({ type: "offline" }));
    await expect(saveBudget(away, noBook)(CREATE)).rejects.toEqual({ type: "offline" });
  });
});
