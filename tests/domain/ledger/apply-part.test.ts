import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";
import type { LedgerPart } from "../../../src/domain/ledger/changes.ts";
import { monthsOf, rowsOf, sumsOf } from "../../../src/domain/ledger/read-book.ts";
import { findRow } from "../../../src/domain/ledger/row-index.ts";
import {
  MAX_REMEMBERED_REMOVALS,
  applyPart,
  takeInSums,
} from "../../../src/domain/ledger/apply-part.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { categorySums } from "../../../src/domain/transactions/category-sums.ts";
import { anyHistory, type Happening } from "../../support/arbitraries/ledger-history.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { filedUnder, OWN_CATEGORIES } from "../../support/categories.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { bookOf, wholeBook } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

/** What a book says, whatever it remembers beside. */
const said = (book: Book) => ({
  months: monthsOf(book).map((month) => [month, rowsOf(book, month)]),
  sums: monthsOf(book).map((month) => new Set(sumsOf(book)(month))),
  goals: new Set(book.goals.values()),
  budgets: new Set(book.budgets.values()),
  categories: new Set(book.categories.values()),
  ended: book.ended,
});

/** The parts that somebody gets who looks after each stretch of a history, and the ledger at its end. */
async function lived(history: readonly (readonly Happening[])[]) {
  const ledger = fakeLedger();
  const parts: LedgerPart[] = [];
  let seen = 0;
  for (const stretch of history) {
    for (const happening of stretch) happening(ledger);
    const part = await ledger.log.changes(seen);
    seen = part.revision;
    parts.push(part);
  }
  return { parts, ledger };
}

/** A part in two, each of which tells some of its records. */
const halves = (part: LedgerPart): readonly LedgerPart[] => {
  const some = <Item>(items: readonly Item[], odd: boolean) =>
    items.filter((_, index) => (index % 2 === 1) === odd);
  return [true, false].map((odd) => ({
    ...part,
    transactions: some(part.transactions, odd),
    budgets: some(part.budgets, odd),
    goals: some(part.goals, odd),
    categories: some(part.categories, odd),
    removed: {
      ...part.removed,
      transactions: some(part.removed.transactions, odd),
      goals: some(part.removed.goals, odd),
    },
  }));
};

describe("a book", () => {
  it("says the same in whatever order the parts of a history come, and however often", async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.infiniteStream(fc.nat()), async (history, chance) => {
        const { parts, ledger } = await lived(history);
        const pieces = [...parts, ...parts].flatMap(halves);
        const shuffled = pieces
          .map((part) => ({ part, place: chance.getNthOrLast(0) ?? 0 }))
          .toSorted((a, b) => a.place - b.place);
        const book = shuffled.reduce((known, { part }) => applyPart(known, part), EMPTY_BOOK);
        expect(said(book)).toEqual(said(wholeBook(await ledger.log.changes(0))));
      }),
    );
  });

  it("remembers no more removed records than an import may have, and those that it was told last", async () => {
    const part = await fakeLedger().log.changes(0);
    const gone = (from: number, count: number): LedgerPart => ({
      ...part,
      revision: 1 + from,
      removed: {
        ...part.removed,
        transactions: Array.from({ length: count }, (_, at) => transactionId(`${from + at}`)),
      },
    });
    const parts = [gone(0, 100), gone(100, MAX_REMEMBERED_REMOVALS - 50), gone(0, 1)];
    const { removed } = parts.reduce((book, one) => applyPart(book, one), EMPTY_BOOK);
    expect(removed.size).toBe(MAX_REMEMBERED_REMOVALS);
    expect(removed.has("0")).toBe(true);
    expect(removed.has("50")).toBe(false);
    expect(removed.has("51")).toBe(true);
    expect(removed.has(String(MAX_REMEMBERED_REMOVALS + 49))).toBe(true);
  });

  it("knows how far it has come only from parts without a gap before them", async () => {
    const ledger = fakeLedger();
    ledger.put("transactions", recordWith());
    const first = await ledger.log.changes(0);
    ledger.put("transactions", recordWith());
    const second = await ledger.log.changes(first.revision);
    const reach = (since: number) => ({ since, held: "all" }) as const;
    const ahead = applyPart(EMPTY_BOOK, second, reach(first.revision));
    expect(ahead.revision).toBe(0);
    expect(applyPart(ahead, first, reach(0)).revision).toBe(first.revision);
    const after = applyPart(applyPart(EMPTY_BOOK, first, reach(0)), second, reach(first.revision));
    expect(after.revision).toBe(second.revision);
    expect(applyPart(after, first, reach(0)).revision).toBe(second.revision);
  });

  it("sums each month up as a recount does, and finds each row by its id", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), async (transactions) => {
        const book = await bookOf({ transactions });
        for (const month of monthsOf(book)) {
          const own = transactions.filter(({ date }) => monthOf(date) === month);
          expect(new Set(sumsOf(book)(month))).toEqual(new Set(categorySums(own)));
        }
        for (const wanted of transactions)
          expect(findRow(book.index, wanted.id)).toMatchObject(wanted);
      }),
    );
  });

  it("shares every month with the book before it but those that a change touches", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), fc.nat(), async (transactions, which) => {
        fc.pre(transactions.length > 0);
        const ledger = fakeLedger({ transactions });
        const before = wholeBook(await ledger.log.changes(0));
        const chosen = transactions[which % transactions.length] ?? recordWith();
        ledger.put("transactions", { ...chosen, amount: cents(1) });
        const after = applyPart(before, await ledger.log.changes(before.revision));
        const touched = monthOf(chosen.date);
        for (const month of monthsOf(before))
          if (month !== touched) expect(after.months.get(month)).toBe(before.months.get(month));
        expect(after.goals).toBe(before.goals);
      }),
    );
  });

  it("calls rows of a category by its new name, and touches no other month for that", async () => {
    const november = recordWith({ category: "Lazer" });
    const march = recordWith({ category: "Saúde", date: "2026-03-01" as typeof november.date });
    const ledger = fakeLedger({ transactions: [november, march] });
    const before = wholeBook(await ledger.log.changes(0));
    const leisure = OWN_CATEGORIES.find(({ id }) => id === filedUnder("expense", "Lazer"));
    ledger.put("categories", { ...leisure!, name: "Tempo livre" });
    const after = applyPart(before, await ledger.log.changes(before.revision));
    expect(findRow(after.index, november.id)?.category).toBe("Tempo livre");
    expect(rowsOf(after, "2026-11" as YearMonth)[0]?.category).toBe("Tempo livre");
    const own = "2026-03" as YearMonth;
    expect(after.months.get(own)).toBe(before.months.get(own));
  });

  it("drops everything when the ledger begins another life", async () => {
    const before = await bookOf({ transactions: [recordWith()] });
    const ledger = fakeLedger();
    ledger.restore();
    const after = applyPart(before, await ledger.log.changes(0), { since: 0, held: "all" });
    expect(monthsOf(after)).toEqual([]);
    expect(after.revision).toBe(ledger.revision());
  });

  it("believes the server's sums of months that it does not hold, and its own of the others", async () => {
    const transactions = [
      recordWith(),
      recordWith({ date: "2026-09-01" as ReturnType<typeof recordWith>["date"] }),
    ];
    const { log } = fakeLedger({ transactions });
    const sums = await log.monthSums();
    const november = "2026-11" as YearMonth;
    const part = await log.changes(0, { from: transactions[0]!.date });
    const book = takeInSums(applyPart(EMPTY_BOOK, part, { since: 0, held: november }), sums);
    expect(sumsOf(book)("2026-09" as YearMonth)).toMatchObject([
      { count: 1, category: "Alimentação" },
    ]);
    const doubled = takeInSums(
      book,
      sums.map((one) => ({ ...one, count: 2 })),
    );
    expect(sumsOf(doubled)(november)).toMatchObject([{ count: 1 }]);
    expect(monthsOf(book)).toEqual([november, "2026-09"]);
  });
});
