import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed } from "../../../src/domain/transactions/transaction.ts";
import { draftOf, perhapsPlanned, transactionOf } from "../../support/arbitraries/transaction.ts";

describe("a record after a change", () => {
  it("is as recorded by a plan, or fulfilling one, as it was before", () => {
    const anyExpense = perhapsPlanned(transactionOf({ kind: fc.constant("expense") }));
    fc.assert(
      fc.property(anyExpense, draftOf("expense"), (before, change) => {
        expect(changed(before, change, null)).toEqual({ ...before, ...change });
      }),
    );
  });
});
