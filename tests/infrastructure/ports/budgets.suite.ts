import { describe, expect, it } from "vitest";
import type { Budgets } from "../../../src/application/ports/budgets.ts";
import type { ProblemCode } from "../../../src/contract/errors.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { budgetId, changeId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { creatingAs, named, simply } from "./simply.ts";

const NOBODYS = budgetId("01900000-0000-7000-8000-000000000000");
const FEBRUARY = "2026-02" as YearMonth;
const MARCH = "2026-03" as YearMonth;

const AS_SEEN = { seen: 1, change: changeId(named("seen")) };

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

type Opened = Lines<Budgets> & {
  readonly list: (month: YearMonth) => Promise<readonly Budget[]>;
};

/** What every keeper of budgets does for who may have some. */
export function budgetsSuite(open: () => Promise<Opened>): void {
  const opened = async () => {
    const { signedIn, list } = await open();
    return { ...simply<BudgetDraft, Budget>(signedIn), list };
  };

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

    it("are made once, however often they are sent under one key", async () => {
      const budgets = await opened();
      const first = await budgets.create(draft(), "key");
      expect(await budgets.create(draft(), "key")).toEqual(first);
      expect(await budgets.list(MARCH)).toEqual([first]);
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

    it("change one by one", async () => {
      const budgets = await opened();
      const kept = await budgets.create(draft(), "key-1");
      const old = await budgets.create(draft({ category: "Saúde" }), "key-2");
      const wanted = draft({ category: "Compras", limit: cents(0) });
      const changed = await budgets.update(old.id, wanted);
      expect(changed).toEqual({ ...wanted, id: old.id });
      expect(new Set(await budgets.list(MARCH))).toEqual(new Set([kept, changed]));
      expect(await budgets.update(kept.id, draft({ limit: cents(5) }))).toMatchObject({ limit: 5 });
    });

    it("are removed once", async () => {
      const budgets = await opened();
      const { id } = await budgets.create(draft(), "key");
      await budgets.remove(id);
      expect(await budgets.list(MARCH)).toEqual([]);
      const gone = {
        type: "conflict",
        current: null,
        detail: serverProblems["record-removed"],
      };
      await expect(budgets.remove(id)).rejects.toEqual(gone);
      await expect(budgets.update(id, draft())).rejects.toEqual(gone);
    });

    it("are refused in a category of income", async () => {
      const budgets = await opened();
      await expect(budgets.create(draft({ category: "Salário" }), "key")).rejects.toEqual({
        ...rejected(422, fieldIssues["bad-category"]),
        field: "categoria",
      });
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const calls = (port: Budgets) => [
        port.create(draft(), creatingAs("a")),
        port.update(NOBODYS, draft(), AS_SEEN),
        port.remove(NOBODYS, AS_SEEN),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(3).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(3).fill("offline"));
    });
  });
}
