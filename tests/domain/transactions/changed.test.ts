import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, type Transaction } from "../../../src/domain/transactions/transaction.ts";
import { draftOf, transactionOf } from "../../support/arbitraries/transaction.ts";

describe("a record after a change", () => {
  it("is as recorded by a plan, or fulfilling one, as it was before", () => {
    const kind = fc.constant("expense" as const);
    const plan = fc.constantFrom<Transaction["plan"]>("recorded", "fulfilled", undefined);
    fc.assert(
      fc.property(transactionOf({ kind }), plan, draftOf("expense"), (record, mark, change) => {
        const before = mark === undefined ? record : { ...record, plan: mark };
        expect(changed(before, change)).toEqual({ ...before, ...change });
      }),
    );
  });
});
