import fc from "fast-check";
import { expect, it } from "vitest";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import { rowOf } from "../../../src/domain/ledger/row.ts";
import { rowsToText, textToRows } from "../../../src/infrastructure/device/copied-rows.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

it("every movement comes back from the copy as it was, with its account and its purchase", () => {
  fc.assert(
    fc.property(transactionsOf(), (transactions) => {
      const stored = transactions.map((record, revision) => ({
        record: { ...record, category: categoryId("filed") },
        revision,
        removed: false,
      }));
      const rows = stored.map((one) => rowOf(one, new Map()));
      expect(textToRows(rowsToText({ rows, sums: [] }))).toEqual(stored);
    }),
  );
});
