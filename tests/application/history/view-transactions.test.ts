import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_QUERY } from "../../../src/application/history/history-fields.ts";
import { transactionLister } from "../../../src/application/history/list-transactions.ts";
import { viewTransactions } from "../../../src/application/history/view-transactions.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { applyPart, takeInSums } from "../../../src/domain/ledger/apply-part.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import type { ListedMonth } from "../../../src/domain/transactions/listed-month.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";
import { runs } from "../../support/runs.ts";

const anyKind = fc.constantFrom<TransactionKind>("income", "expense");
const anyListed = fc.constantFrom(
  "all",
  "2026-02",
  "2026-03",
  "2026-04",
) as fc.Arbitrary<ListedMonth>;
const anySearch = fc.constantFrom("", "outros", "0,03");

describe("the records of a kind", () => {
  it("are those of the listed month that the filters let through, newest first, with their sum", async () => {
    await fc.assert(
      fc.asyncProperty(
        transactionsOf(),
        anyKind,
        anyListed,
        anySearch,
        async (records, kind, listed, search) => {
          const { months } = viewTransactions(kind)(await bookOf({ transactions: records }));
          const filter = { ...DEFAULT_QUERY.filter, search };
          const list = transactionLister({ ...DEFAULT_QUERY, filter })(months, listed);
          const wanted = filterTransactions(records, { ...filter, kind }).filter(
            ({ date }) => listed === "all" || monthOf(date) === listed,
          );
          const shown = list.transactions.slice();
          expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
          const days = shown.map(({ date }) => date);
          expect(days).toEqual(days.toSorted().toReversed());
          expect(list.count).toBe(wanted.length);
          expect(list.total).toBe(wanted.reduce((total, { amount }) => total + amount, 0));
          const shares = Object.values(Object.groupBy(wanted, ({ category }) => category))
            .map((some = []) => some.reduce((total, { amount }) => total + amount, 0))
            .toSorted((a, b) => b - a);
          expect(list.topCategories.map(({ amount }) => amount)).toEqual(shares.slice(0, 3));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it("are summed up before they have come", async () => {
    const old = recordWith({ date: civilDate(2025, 1, 2) });
    const { log } = fakeLedger({ transactions: [recordWith(), old] });
    const part = await log.changes(0, { from: recordWith().date });
    const begun = applyPart(EMPTY_BOOK, part, { since: 0, held: "2026-11" as YearMonth });
    const { months } = viewTransactions("expense")(takeInSums(begun, await log.monthSums()));
    const list = transactionLister(DEFAULT_QUERY)(months, "2025-01" as YearMonth);
    expect(list).toMatchObject({ total: old.amount, count: 1, unfinished: true });
    expect(list.topCategories).toMatchObject([{ category: old.category, share: 1 }]);
    expect(list.transactions).toHaveLength(0);
  });
});
