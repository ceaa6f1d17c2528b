import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { purchasesAmong } from "../../../src/domain/budgets/purchases.ts";
import { refundedBy } from "../../../src/domain/budgets/refunds.ts";
import { refundCategories } from "../../../src/domain/categories/refund-categories.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { purchaseIn, refundedOf, refundsOf } from "../../../src/application/budgets/refunds-of.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { bookOf } from "../../support/read-whole.ts";

const idAt = (at: number) =>
  transactionId(`01900000-0000-7000-8000-${String(at).padStart(12, "0")}`);

/** Records of few shops and days, some tied to any of them; each has the id of its place. */
const anyRecords = fc
  .array(
    fc.record({
      kind: fc.constantFrom("income" as const, "expense" as const),
      date: fc.constantFrom<CivilDate>(
        civilDate(2024, 5, 1),
        civilDate(2025, 11, 20),
        civilDate(2026, 10, 3),
        civilDate(2026, 11, 20),
      ),
      place: fc.nat(1),
      amount: fc.nat(500).map(cents),
      description: fc.constantFrom("Lidl", "Worten", null),
      tie: fc.option(fc.nat(9)),
    }),
    { maxLength: 10 },
  )
  .map((all) =>
    all.map(({ kind, place, tie, ...said }, at): Transaction => ({
      ...said,
      id: idAt(at),
      kind,
      category: (kind === "income" ? ["Reembolsos", "Salário"] : ["Lazer", "Compras"])[place] ?? "",
      ...(kind === "income" && tie !== null && { refundOf: idAt(tie) }),
    })),
  );

const NOVEMBER = monthOf(civilDate(2026, 11, 1));

describe("the refunds of a book", () => {
  it("are those of its records in a list, and each purchase tells what is tied to it", async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, async (transactions) => {
        const book = await bookOf({ transactions });
        const ofMonth = transactions.filter(({ date }) => monthOf(date) === NOVEMBER);
        const found = purchasesAmong(transactions);
        const categories = refundCategories(OWN_CATEGORIES);
        expect(refundsOf(book)(NOVEMBER)).toEqual(refundedBy(ofMonth, categories, found));
        for (const { id } of transactions) {
          const tied = transactions.filter(({ refundOf }) => refundOf === id);
          expect(refundedOf(id)(book)).toBe(tied.reduce((all, { amount }) => all + amount, 0));
          expect(purchaseIn(book, id)?.id ?? null).toBe(found.find(id)?.id ?? null);
        }
      }),
    );
  });

  it("are none where no rows are loaded", () => {
    expect([...refundsOf(EMPTY_BOOK)(NOVEMBER)]).toEqual([]);
  });
});
