import fc from "fast-check";
import { expect, it } from "vitest";
import { findRecord } from "../../../src/domain/ledger/find-record.ts";
import { applyPending } from "../../../src/domain/ledger/pending.ts";
import { UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { wholeBook } from "../../support/read-whole.ts";

it("finds each record by its id, and neither another nor one that nobody has confirmed", async () => {
  await fc.assert(
    fc.asyncProperty(transactionOf(), anyBudget, anyGoal, async (transaction, budget, goal) => {
      const ledger = fakeLedger({ transactions: [transaction], budgets: [budget], goals: [goal] });
      const book = wholeBook(await ledger.log.changes(0));
      const revision = ledger.revision();
      const asKept = <Record>(record: Record) => ({ record, revision, removed: false });
      expect(findRecord(book, transaction.id)).toMatchObject({
        type: "transactions",
        kept: asKept(transaction),
      });
      expect(findRecord(book, budget.id)).toEqual({ type: "budgets", kept: asKept(budget) });
      expect(findRecord(book, goal.id)).toEqual({ type: "goals", kept: asKept(goal) });
      for (const kept of book.categories.values())
        expect(findRecord(book, kept.record.id)).toEqual({ type: "categories", kept });
      expect(findRecord(book, "another")).toBeNull();
      const written = {
        type: "goals",
        kept: { record: goal, revision: UNCONFIRMED, removed: false },
      } as const;
      const shown = applyPending(book, [{ change: changeId("change"), written }]);
      expect(findRecord(shown, goal.id)).toBeNull();
    }),
  );
});
