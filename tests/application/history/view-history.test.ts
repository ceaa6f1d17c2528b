import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewHistory } from "../../../src/application/history/view-history.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { applyPart, takeInSums } from "../../../src/domain/ledger/apply-part.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";
import { runs } from "../../support/runs.ts";

describe("the history", () => {
  it("has every record of both kinds, months newest first, and both category lists", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), async (transactions) => {
        const { months, categories } = viewHistory(await bookOf({ transactions }));
        const all = months.flatMap((month) => month.transactions);
        expect(new Set(all.map(({ id }) => id))).toEqual(new Set(transactions.map(({ id }) => id)));
        const names = months.map(({ month }) => month);
        expect(names).toEqual(names.toSorted().toReversed());
        expect(months.every(({ told }) => told === null)).toBe(true);
        expect(categories).toEqual(CATEGORIES);
      }),
      { numRuns: runs(30) },
    );
  });

  it("tells of a month whose records are on their way what it comes to", async () => {
    const old = recordWith({ date: "2025-01-02" as ReturnType<typeof recordWith>["date"] });
    const { log } = fakeLedger({ transactions: [recordWith(), old] });
    const part = await log.changes(0, { from: recordWith().date });
    const begun = applyPart(EMPTY_BOOK, part, { since: 0, held: "2026-11" as YearMonth });
    const { months } = viewHistory(takeInSums(begun, await log.monthSums()));
    expect(months).toMatchObject([
      { month: "2026-11", transactions: [{}], told: null },
      { month: "2025-01", transactions: [], told: { expenses: old.amount, expenseCount: 1 } },
    ]);
  });
});
