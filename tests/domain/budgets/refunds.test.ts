import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetStatus } from "../../../src/domain/budgets/budget-status.ts";
import { purchasesAmong } from "../../../src/domain/budgets/purchases.ts";
import { refundedBy, refundedCategory } from "../../../src/domain/budgets/refunds.ts";
import { refundCategories } from "../../../src/domain/categories/refund-categories.ts";
import { cents, sum } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";
import { numberedIds } from "../../support/numbered.ts";

const nextId = numberedIds(7);
const NOVEMBER = "2026-11" as YearMonth;
const REFUNDS = refundCategories(OWN_CATEGORIES);

const record = (
  kind: Transaction["kind"],
  date: string,
  category: string,
  description: string | null,
  amount = 100,
): Transaction => ({
  id: transactionId(nextId()),
  kind,
  date: date as CivilDate,
  category,
  amount: cents(amount),
  description,
});

const bought = (date: string, category: string, shop: string | null = "Lidl", amount = 100) =>
  record("expense", date, category, shop, amount);

const gaveBack = (date: string, shop: string | null = "LIDL", amount = 100) =>
  record("income", date, "Reembolsos", shop, amount);

const categoryOf = (refund: Transaction, ...purchases: readonly Transaction[]) =>
  refundedCategory(refund, purchasesAmong(purchases));

describe("a refund", () => {
  it("belongs to the category of the latest expense with its words, in whatever order they are", () => {
    const purchases = [
      bought("2026-10-02", "Alimentação"),
      bought("2026-11-03", "Compras"),
      bought("2026-09-01", "Lazer"),
      bought("2026-11-05", "Saúde", "Worten"),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(purchases, { minLength: 4 }), (shuffled) => {
        expect(categoryOf(gaveBack("2026-11-20"), ...shuffled)).toBe("Compras");
      }),
    );
  });

  it.each([
    ["2026-11-20", "Alimentação"],
    ["2025-11-20", "Alimentação"],
    ["2025-11-19", null],
    ["2026-11-21", null],
  ])("of 20 November 2026 finds a purchase of %s in %j", (day, category) => {
    expect(categoryOf(gaveBack("2026-11-20"), bought(day, "Alimentação"))).toBe(category);
  });

  it.each([null, "", "Reembolso"])("without words (%j) belongs to none", (words) => {
    expect(
      categoryOf(gaveBack("2026-11-20", words), bought("2026-11-20", "Lazer", words)),
    ).toBeNull();
  });

  it("that is tied belongs to its purchase's category, whatever its words, days and category", () => {
    const day = fc.constantFrom("2020-01-01", "2026-11-20", "2030-01-01");
    fc.assert(
      fc.property(day, fc.constantFrom(null, "Lidl", "Worten"), (date, words) => {
        const purchase = bought(date, "Lazer", "Fnac");
        const tied = {
          ...record("income", "2026-11-20", "Outros", words),
          refundOf: purchase.id,
        };
        const others = [purchase, bought("2026-11-19", "Alimentação")];
        expect(categoryOf(tied, ...others)).toBe("Lazer");
        expect([...refundedBy([tied], REFUNDS, purchasesAmong(others))]).toEqual([["Lazer", 100]]);
      }),
    );
  });

  it("whose purchase was removed, or is no expense, is found by its words", () => {
    const gone = { ...gaveBack("2026-11-20"), refundOf: transactionId("gone") };
    const ofIncome = { ...gone, refundOf: gone.id };
    for (const tied of [gone, ofIncome])
      expect(categoryOf(tied, gone, bought("2026-11-01", "Alimentação"))).toBe("Alimentação");
  });
});

const anyShop = fc.constantFrom("Lidl", "Worten", null);
const anyDay = fc.constantFrom("2026-10-05", "2026-11-01", "2026-11-20");
const anyPurchase = fc
  .tuple(anyDay, fc.constantFrom("Lazer", "Compras"), anyShop, fc.nat(500))
  .map((of) => bought(...of));
const anyRefund = fc
  .tuple(fc.constantFrom("2026-11-01", "2026-11-20"), anyShop, fc.nat(800))
  .map((of) => gaveBack(...of));
const anyLife = fc.record({
  purchases: fc.array(anyPurchase, { maxLength: 8 }),
  refunds: fc.array(anyRefund, { maxLength: 5 }),
});

describe("what came back in a month", () => {
  it("counts each refund in at most one category, and other income in none", () => {
    fc.assert(
      fc.property(anyLife, ({ purchases, refunds }) => {
        const salary = record("income", "2026-11-02", "Salário", "Lidl", 1_000_00);
        const found = purchasesAmong(purchases);
        const refunded = refundedBy([...purchases, ...refunds, salary], REFUNDS, found);
        const placed = refunds.filter((refund) => refundedCategory(refund, found) !== null);
        expect(sum(refunded.values())).toBe(sum(placed.map(({ amount }) => amount)));
      }),
    );
  });

  it("lowers what was spent by itself, never below zero, and nothing else of a budget", () => {
    fc.assert(
      fc.property(anyLife, fc.nat(900), ({ purchases, refunds }, limit) => {
        const records = [...purchases, ...refunds];
        const refunded = refundedBy(refunds, REFUNDS, purchasesAmong(purchases));
        const budget = {
          id: budgetId("1"),
          category: "Lazer",
          limit: cents(limit),
          month: NOVEMBER,
          repeats: false,
        };
        const gross = budgetStatus(budget, records, new Map());
        const net = budgetStatus(budget, records, refunded);
        const back = refunded.get("Lazer") ?? 0;
        expect(net.spent).toBe(Math.max(0, gross.spent - back));
        expect(net.remaining).toBe(limit - net.spent);
        expect(net.refunded ?? 0).toBe(back);
        expect(net.used).toBeLessThanOrEqual(gross.used);
      }),
    );
  });
});
