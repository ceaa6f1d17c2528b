import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyBudgets } from "../../../src/application/budgets/copy-budgets.ts";
import { anyBudgetsOfMonth } from "../../support/arbitraries/budget.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { noBook } from "../../support/no-book.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { runs } from "../../support/runs.ts";

const drafts = anyBudgetsOfMonth.map((budgets) => budgets.map(({ id: _, ...draft }) => draft));

describe("copying budgets", () => {
  it("makes each of them once and tells how many", async () => {
    await fc.assert(
      fc.asyncProperty(
        drafts.filter(({ length }) => length > 0),
        async (wanted) => {
          const budgets = fakeBudgets();
          expect(await copyBudgets(budgets, noBook, fakeIds())(wanted)).toHaveLength(wanted.length);
          const made = budgets.list(wanted[0]!.month);
          expect(made.map(({ id: _, ...draft }) => draft)).toEqual(wanted);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it("passes over those that the month has got meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(drafts, fc.nat(), async (wanted, part) => {
        const there = wanted.slice(0, part % (wanted.length + 1));
        const budgets = fakeBudgets();
        const ids = fakeIds();
        await copyBudgets(budgets, noBook, ids)(there);
        const made = await copyBudgets(budgets, noBook, ids)(wanted);
        expect(made).toHaveLength(wanted.length - there.length);
      }),
      { numRuns: runs(50) },
    );
  });

  it("fails when one of them cannot be made", async () => {
    const wanted = fc.sample(
      drafts.filter(({ length }) => length > 0),
      1,
    )[0]!;
    const away = fakeBudgets({}, brokenLine({ type: "offline" }));
    await expect(copyBudgets(away, noBook, fakeIds())(wanted)).rejects.toEqual({ type: "offline" });
    const refused = [{ ...wanted[0]!, category: "Salário" }];
    await expect(copyBudgets(fakeBudgets(), noBook, fakeIds())(refused)).rejects.toMatchObject({
      status: 422,
    });
  });
});
