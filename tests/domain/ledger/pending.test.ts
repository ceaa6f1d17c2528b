import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { applyPending, without, type Pending } from "../../../src/domain/ledger/pending.ts";
import {
  budgetsOf,
  goalsOf,
  monthsOf,
  rowsOf,
  sumsOf,
} from "../../../src/domain/ledger/read-book.ts";
import { isPending, UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import { applyPart, takeInSums } from "../../../src/domain/ledger/apply-part.ts";
import { logPartOf, type Written } from "../../../src/domain/ledger/written.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { categorySums } from "../../../src/domain/transactions/category-sums.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyBudget } from "../../support/arbitraries/budget.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

const wanted = (record: Transaction): Written => ({
  type: "transactions",
  kept: { record, revision: UNCONFIRMED, removed: false },
});
const unwanted = ({ id }: Transaction): Written => ({
  type: "removed",
  ids: { transactions: [id] },
  revision: UNCONFIRMED,
});
const inOrder = (writes: readonly Written[]): Pending =>
  writes.map((written, at) => ({ change: changeId(`change-${at}`), written }));

type Deed = { readonly type: "make" | "change" | "remove"; readonly which: number };
const anyDeeds = fc.array(
  fc.record({
    type: fc.constantFrom<Deed["type"]>("make", "change", "remove"),
    which: fc.nat(),
    made: transactionOf(),
  }),
  { maxLength: 8 },
);

/** What somebody wants of the records that they see, one after the other, and what they see in the end. */
function wishes(begun: readonly Transaction[], deeds: readonly (Deed & { made: Transaction })[]) {
  let seen = [...begun];
  const writes: Written[] = [];
  for (const { type, which, made } of deeds) {
    const chosen = seen[which % Math.max(1, seen.length)];
    if (type === "make" || chosen === undefined) {
      seen = [...seen, made];
      writes.push(wanted(made));
    } else if (type === "change") {
      const changed = { ...made, id: chosen.id, kind: chosen.kind, category: chosen.category };
      seen = seen.map((one) => (one === chosen ? changed : one));
      writes.push(wanted(changed));
    } else {
      seen = seen.filter((one) => one !== chosen);
      writes.push(unwanted(chosen));
    }
  }
  return { seen, writes };
}

describe("a book with changes on their way", () => {
  it("shows and sums up what they will have made, the last change of a record on top", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyDeeds, async (begun, deeds) => {
        const { seen, writes } = wishes(begun, deeds);
        const book = applyPending(await bookOf({ transactions: begun }), inOrder(writes));
        const rows = monthsOf(book).flatMap((month) => rowsOf(book, month));
        expect(new Set(rows.map(({ filed: _, revision: __, ...row }) => row))).toEqual(
          new Set(seen),
        );
        for (const month of monthsOf(book)) {
          const own = seen.filter(({ date }) => monthOf(date) === month);
          expect(new Set(sumsOf(book)(month))).toEqual(new Set(categorySums(own)));
        }
      }),
    );
  });

  it("is what the server says once all are acknowledged, in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyDeeds, fc.nat(), async (begun, deeds, first) => {
        const { writes } = wishes(begun, deeds);
        const server = fakeLedger({ transactions: begun });
        let confirmed = await bookOf({ transactions: begun });
        let pending = inOrder(writes);
        const answers = pending.map(({ change, written }) => {
          const revision =
            written.type === "transactions"
              ? server.put("transactions", written.kept.record)
              : written.type === "removed"
                ? server.remove("transactions", written.ids.transactions![0]!)
                : 0;
          const made =
            written.type === "transactions"
              ? { ...written, kept: { ...written.kept, revision } }
              : { ...written, revision };
          return { change, made };
        });
        const turn = first % Math.max(1, answers.length);
        for (const { change, made } of [...answers.slice(turn), ...answers.slice(0, turn)]) {
          const part = logPartOf(confirmed, made);
          if (part !== null) confirmed = applyPart(confirmed, part);
          pending = without(pending, change);
        }
        const said = (book: typeof confirmed) =>
          monthsOf(book).map((month) => [month, rowsOf(book, month)]);
        const told = applyPart(EMPTY_BOOK, await server.log.changes(0), { since: 0, held: "all" });
        expect(said(applyPending(confirmed, pending))).toEqual(said(told));
      }),
    );
  });

  it("keeps no trace of a change that was refused", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), anyDeeds, async (begun, deeds) => {
        const book = await bookOf({ transactions: begun });
        const pending = inOrder(wishes(begun, deeds).writes);
        const left = pending.reduce((all, { change }) => without(all, change), pending);
        expect(applyPending(book, left)).toBe(book);
      }),
    );
  });

  it("makes anew only the months that they touch", async () => {
    await fc.assert(
      fc.asyncProperty(transactionsOf(), transactionOf(), async (begun, made) => {
        const book = await bookOf({ transactions: begun });
        const laid = applyPending(book, inOrder([wanted(made)]));
        for (const month of monthsOf(book))
          if (month !== monthOf(made.date))
            expect(laid.months.get(month)).toBe(book.months.get(month));
        expect([laid.goals, laid.budgets]).toEqual([book.goals, book.budgets]);
        expect(laid.goals).toBe(book.goals);
      }),
    );
  });

  it("marks what is pending, of every kind, and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(anyGoal, anyGoal, anyBudget, async (kept, goal, budget) => {
        fc.pre(kept.id !== goal.id);
        const pending = inOrder([
          { type: "goals", kept: { record: goal, revision: UNCONFIRMED, removed: false } },
          { type: "budgets", kept: { record: budget, revision: UNCONFIRMED, removed: false } },
        ]);
        const book = applyPending(await bookOf({ goals: [kept] }), pending);
        const marks = new Map(goalsOf(book).map((one) => [one.id, isPending(one)]));
        expect(marks).toEqual(
          new Map([
            [kept.id, false],
            [goal.id, true],
          ]),
        );
        expect(budgetsOf(book, budget.month).map(isPending)).toEqual([true]);
      }),
    );
  });

  it("counts in a month of which the rows are still on their way", async () => {
    const old = recordWith({ date: "2026-09-01" as Transaction["date"] });
    const { log } = fakeLedger({ transactions: [old] });
    const september = "2026-09" as YearMonth;
    const part = await log.changes(0, { from: "2026-11-01" as Transaction["date"] });
    const held = { since: 0, held: "2026-11" as YearMonth };
    const book = takeInSums(applyPart(EMPTY_BOOK, part, held), await log.monthSums());
    const made = { ...recordWith({ amount: cents(5) }), date: old.date };
    const laid = applyPending(book, inOrder([wanted(made)]));
    expect(sumsOf(laid)(september)).toMatchObject([{ count: 2, sum: old.amount + 5 }]);
    expect(
      sumsOf(applyPending(book, inOrder([wanted(made), unwanted(made)])))(september),
    ).toMatchObject([{ count: 1, sum: old.amount }]);
  });
});
