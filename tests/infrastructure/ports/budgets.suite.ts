import { describe, expect, it } from "vitest";
import { budgetsInBook } from "../../../src/application/kinds/budgets.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { ProblemCode } from "../../../src/contract/errors.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import type { Lines } from "./lines.ts";
import { recordsSuite } from "./records.suite.ts";
import { simply } from "./simply.ts";

const FEBRUARY = "2026-02" as YearMonth;
const MARCH = "2026-03" as YearMonth;

const draft = (changes: Partial<BudgetDraft> = {}): BudgetDraft => ({
  category: "Lazer",
  limit: cents(10_000),
  month: MARCH,
  repeats: false,
  ...changes,
});
const rejected = (status: number, detail: string, code?: ProblemCode) => ({
  type: "rejected",
  status,
  detail,
  ...(code && { code }),
});

type Opened = Lines<Records<Budget, BudgetDraft>> & {
  readonly list: (month: YearMonth) => Promise<readonly Budget[]>;
};

/** What every keeper of budgets does for who may have some. */
export function budgetsSuite(open: () => Promise<Opened>): void {
  const opened = async () => {
    const { signedIn, list } = await open();
    return { ...simply<BudgetDraft, Budget>(signedIn), list };
  };

  const [saude, compras] = [
    draft({ category: "Saúde" }),
    draft({ category: "Compras", limit: cents(0) }),
  ];
  recordsSuite("budgets", budgetsInBook, [draft(), saude, compras], async () => {
    const { list, ...ports } = await open();
    return { ...ports, list: () => list(MARCH) };
  });

  describe("budgets", () => {
    it.each([0, 1, 10_050, MAX_AMOUNT])("keep a limit of %i cents to the cent", async (limit) => {
      const budgets = await opened();
      const made = await budgets.create(draft({ limit: cents(limit) }), "key");
      expect(made).toEqual({ ...draft({ limit: cents(limit) }), id: made.id });
      expect(await budgets.list(MARCH)).toEqual([made]);
    });

    it("are listed for their month alone", async () => {
      const budgets = await opened();
      const before = await budgets.create(draft({ month: FEBRUARY }), "key-1");
      const made = await budgets.create(draft(), "key-2");
      expect(await budgets.list(FEBRUARY)).toEqual([before]);
      expect(await budgets.list(MARCH)).toEqual([made]);
      expect(await budgets.list("2026-04" as YearMonth)).toEqual([]);
    });

    it("are one for each category and month", async () => {
      const budgets = await opened();
      const taken = rejected(409, serverProblems["budget-exists"], "mes_ocupado");
      const first = await budgets.create(draft(), "key-1");
      await expect(budgets.create(draft({ limit: cents(1) }), "key-2")).rejects.toEqual(taken);
      const other = await budgets.create(draft({ category: "Saúde" }), "key-3");
      await expect(budgets.update(other.id, draft())).rejects.toEqual(taken);
      expect(new Set(await budgets.list(MARCH))).toEqual(new Set([first, other]));
    });

    it("are refused in a category of income", async () => {
      const budgets = await opened();
      await expect(budgets.create(draft({ category: "Salário" }), "key")).rejects.toEqual({
        ...rejected(422, fieldIssues["bad-category"]),
        field: "categoria",
      });
    });
  });
}
