import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import { dashboardAdvice } from "../../../src/domain/advice/dashboard-advice.ts";
import { reportAdvice } from "../../../src/domain/advice/report-advice.ts";
import type { Category } from "../../../src/domain/categories/category.ts";
import { cents, percentOf, subtract, sum } from "../../../src/domain/shared/cents.ts";
import { sharesByCategory } from "../../../src/domain/transactions/category-shares.ts";
import { isFixedCost } from "../../../src/domain/categories/expense-categories.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { monthBudgets } from "../../../src/domain/budgets/month-budgets.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { categorySums } from "../../../src/domain/transactions/category-sums.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";

const MONTH = "2026-03" as YearMonth;
const anyCategory = fc.constantFrom(...OWN_EXPENSES.keys());

const anySituation = fc
  .tuple(
    transactionsOf({ kind: fc.constant("expense") }),
    anyAmount,
    fc.uniqueArray(fc.record({ category: anyCategory, limit: anyAmount }), {
      selector: ({ category }) => category,
      maxLength: 3,
    }),
  )
  .map(([transactions, income, limits]) => {
    const expenses = sum(transactions.map(({ amount }) => amount));
    const shares = sharesByCategory(transactions);
    const budgets = monthBudgets(
      limits.map((limit) => ({
        ...limit,
        id: budgetId(limit.category),
        month: MONTH,
        repeats: false,
      })),
      categorySums(transactions),
      NOTHING_REFUNDED,
    );
    return { balance: subtract(income, expenses), expenses, shares, budgets };
  });

/** Figures that are not those of the current month. */
const PAST = { categories: OWN_EXPENSES, end: null } as const;

type Rule = typeof dashboardAdvice;

const situation = (
  balance: number,
  amounts: Readonly<Record<string, number>>,
  rule: Rule = dashboardAdvice,
) => {
  const expenses = sum(Object.values(amounts).map(cents));
  const shares = Object.entries(amounts).map(([category, amount]) => ({
    category,
    amount: cents(amount),
    share: amount / expenses,
    count: 1,
  }));
  return rule({ ...PAST, balance: cents(balance), expenses, shares, budgets: [] });
};

const natureOf = (category: string) =>
  category === "Impostos" ? "taxes" : isFixedCost(OWN_EXPENSES, category) ? "fixed" : "variable";

const ORDER = ["negative-balance", "broken-budgets", "heavy-category", "positive-balance"];

describe("the advice on a month", () => {
  it("comes in the order of the rules", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const ranks = dashboardAdvice({ ...PAST, balance, expenses, shares, budgets }).map(
          ({ type }) => ORDER.indexOf(type),
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it("warns of a negative balance exactly when it is negative, with a cut of 20 % of what is no fixed cost", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const tips = dashboardAdvice({ ...PAST, balance, expenses, shares, budgets }).filter(
          ({ type }) => type === "negative-balance",
        );
        const variable = shares.filter(({ category }) => !isFixedCost(OWN_EXPENSES, category));
        const cut = percentOf(20, sum(variable.map(({ amount }) => amount)));
        const expected = { type: "negative-balance", balance, cut, isUnplanned: false };
        expect(tips).toEqual(balance < 0 ? [expected] : []);
      }),
    );
  });

  it("warns of exactly the categories above 40 %, each with a cut of 10 % of it", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const tips = dashboardAdvice({ ...PAST, balance, expenses, shares, budgets }).filter(
          ({ type }) => type === "heavy-category",
        );
        const heavy = shares.filter(({ amount }) => 5n * BigInt(amount) > 2n * BigInt(expenses));
        expect(tips).toEqual(
          heavy.map(({ category, amount, share }) => ({
            type: "heavy-category",
            category,
            share,
            cut: percentOf(10, amount),
            nature: natureOf(category),
          })),
        );
      }),
    );
  });

  it("tells of all budgets that the month went beyond in one tip, with the cents beyond each", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const tips = dashboardAdvice({ ...PAST, balance, expenses, shares, budgets }).filter(
          ({ type }) => type === "broken-budgets",
        );
        const broken = budgets
          .filter(({ spent, limit }) => spent > limit)
          .map(({ category, spent, limit }) => ({ category, over: spent - limit }));
        expect(tips).toEqual(
          broken.length === 0 ? [] : [{ type: "broken-budgets", month: MONTH, broken }],
        );
      }),
    );
  });

  it("praises a positive balance exactly when there is nothing else to say", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const tips = dashboardAdvice({ ...PAST, balance, expenses, shares, budgets });
        const praise = { type: "positive-balance", balance, isSoFar: false };
        const others = tips.filter(({ type }) => type !== "positive-balance");
        expect(tips).toEqual(others.length === 0 && balance > 0 ? [praise] : others);
      }),
    );
  });

  it("says nothing of a category at exactly 40 %, and warns one cent above", () => {
    const at = { Lazer: 4000, Saúde: 3000, Compras: 3000 };
    expect(situation(0, at)).toEqual([]);
    const above = { Lazer: 4001, Saúde: 3000, Compras: 2999 };
    expect(situation(0, above)).toEqual([
      { type: "heavy-category", category: "Lazer", share: 0.4001, cut: 400, nature: "variable" },
    ]);
  });

  it("says nothing at a balance of zero", () => {
    expect(situation(0, {})).toEqual([]);
    expect(situation(1, {})).toEqual([{ type: "positive-balance", balance: 1, isSoFar: false }]);
  });

  it("knows which costs are fixed and which are taxes, and calls neither superfluous", () => {
    const natures = (amounts: Readonly<Record<string, number>>) =>
      situation(0, amounts).map((tip) => tip.type === "heavy-category" && tip.nature);
    expect(natures({ Habitação: 50, Impostos: 50 })).toEqual(["fixed", "taxes"]);
    expect(natures({ Lazer: 50 })).toEqual(["variable"]);
    const taxes = OWN_EXPENSES.get("Impostos");
    const categories = new Map([["Fisco", { ...taxes, name: "Fisco", fixed: false } as Category]]);
    const shares = [{ category: "Fisco", amount: cents(100), share: 1, count: 1 }];
    const facts = { balance: cents(-1), expenses: cents(100), shares, budgets: [] };
    expect(dashboardAdvice({ ...facts, categories, end: null })).toMatchObject([
      { type: "negative-balance", cut: 0 },
      { type: "heavy-category", nature: "taxes" },
    ]);
  });

  it("cuts nothing of the rent", () => {
    expect(situation(-1, { Habitação: 3000, Seguros: 3000, Lazer: 3000 })).toEqual([
      { type: "negative-balance", balance: -1, cut: 600, isUnplanned: false },
    ]);
  });

  it("tells of the balance before the categories", () => {
    expect(situation(-5000, { Lazer: 10_000 })).toEqual([
      { type: "negative-balance", balance: -5000, cut: 2000, isUnplanned: false },
      { type: "heavy-category", category: "Lazer", share: 1, cut: 1000, nature: "variable" },
    ]);
  });
});

describe("the advice of a report", () => {
  const top = (amount: number) =>
    situation(0, { Lazer: amount, Saúde: 2999, Compras: 7001 - amount }, reportAdvice);
  const told = { type: "top-category", category: "Lazer" };

  it("repeats every warning of the dashboard, first and in its order", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const warnings = dashboardAdvice({ ...PAST, balance, expenses, shares, budgets }).filter(
          ({ type }) => type !== "positive-balance",
        );
        const tips = reportAdvice({ ...PAST, balance, expenses, shares, budgets });
        expect(tips.slice(0, warnings.length)).toEqual(warnings);
      }),
    );
  });

  it("reserves 50 % of a positive balance, last, and of no other", () => {
    fc.assert(
      fc.property(anySituation, ({ balance, expenses, shares, budgets }) => {
        const tips = reportAdvice({ ...PAST, balance, expenses, shares, budgets });
        const reserves = tips.filter(({ type }) => type === "reserve");
        const reserve = { type: "reserve", amount: percentOf(50, balance), spare: null };
        expect(reserves).toEqual(balance > 0 ? [reserve] : []);
        if (balance > 0) expect(tips.at(-1)).toEqual(reserve);
      }),
    );
  });

  it("tells the top category from exactly 30 % to exactly 40 %", () => {
    expect(top(4001)).toEqual([expect.objectContaining({ type: "heavy-category" })]);
    expect(top(4000)).toEqual([{ ...told, share: 0.4 }]);
    const even = { Lazer: 3000, Saúde: 2900, Compras: 2900, Seguros: 1200 };
    expect(situation(0, even, reportAdvice)).toEqual([{ ...told, share: 0.3 }]);
    const less = { Lazer: 2999, Saúde: 2900, Compras: 2900, Seguros: 1201 };
    expect(situation(0, less, reportAdvice)).toEqual([]);
    expect(situation(0, { Lazer: 0 }, reportAdvice)).toEqual([]);
  });

  it("praises a positive balance only where there is no top category to tell", () => {
    const types = (amounts: Readonly<Record<string, number>>) =>
      situation(500, amounts, reportAdvice).map(({ type }) => type);
    expect(types({})).toEqual(["positive-balance", "reserve"]);
    expect(situation(1, {}, reportAdvice)).toContainEqual({
      type: "reserve",
      amount: 1,
      spare: null,
    });
    expect(types({ Lazer: 30, Saúde: 25, Compras: 25, Seguros: 20 })).toEqual([
      "top-category",
      "reserve",
    ]);
  });
});
