import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add } from "../../../src/domain/shared/cents.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";

describe("the totals of a list", () => {
  it("of nothing are nothing", () => {
    expect(totalsOf([])).toEqual({
      income: 0,
      expenses: 0,
      balance: 0,
      incomeCount: 0,
      expenseCount: 0,
    });
  });

  it("have a balance of income minus expenses", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        const { income, expenses, balance } = totalsOf(transactions);
        expect(balance).toBe(income - expenses);
      }),
    );
  });

  it("count every record exactly once", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        const { incomeCount, expenseCount } = totalsOf(transactions);
        expect(incomeCount + expenseCount).toBe(transactions.length);
      }),
    );
  });

  it("of two lists together are the totals of each added up", () => {
    fc.assert(
      fc.property(transactionsOf(), transactionsOf(), (some, others) => {
        const [first, second] = [totalsOf(some), totalsOf(others)];
        expect(totalsOf([...some, ...others])).toEqual({
          income: add(first.income, second.income),
          expenses: add(first.expenses, second.expenses),
          balance: add(first.balance, second.balance),
          incomeCount: first.incomeCount + second.incomeCount,
          expenseCount: first.expenseCount + second.expenseCount,
        });
      }),
    );
  });

  it("of one record are that record, on its own side", () => {
    fc.assert(
      fc.property(transactionOf(), (transaction) => {
        const isIncome = transaction.kind === "income";
        expect(totalsOf([transaction])).toMatchObject({
          income: isIncome ? transaction.amount : 0,
          expenses: isIncome ? 0 : transaction.amount,
          incomeCount: isIncome ? 1 : 0,
          expenseCount: isIncome ? 0 : 1,
        });
      }),
    );
  });
});
