import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { partsOf, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { addMonths, monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { sharesByCategory } from "../../../src/domain/transactions/category-shares.ts";
import { largestOf, monthOverview } from "../../../src/domain/transactions/month-overview.ts";
import { monthChange } from "../../../src/domain/transactions/month-change.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const MARCH = "2026-03" as YearMonth;
const anyToday = anyCivilDate("2026-03-01", "2026-03-31");
const anyDay = anyCivilDate("2026-01-01", "2026-05-31");
const anyMonth = anyYearMonth("2026-02", "2026-04");
const anyRecords = transactionsOf({ date: anyCivilDate("2026-01-15", "2026-04-15") });

const day = (text: string) => text as CivilDate;
const expense = (date: string, amount: number): Transaction => ({
  ...fc
    .sample(transactionsOf({ date: fc.constant(day(date)) }), { seed: 1, numRuns: 20 })
    .flat()
    .at(0)!,
  kind: "expense",
  amount: cents(amount),
});

/** The overview of a month after one that was lived. */
const overviewOf = (records: readonly Transaction[], month: YearMonth, today: CivilDate) =>
  monthOverview(records, month, today, true);

describe("the overview of a month", () => {
  it("totals the records of that month and no other, whatever day it is", () => {
    fc.assert(
      fc.property(anyRecords, anyMonth, anyDay, (transactions, month, today) => {
        const ofMonth = transactions.filter(({ date }) => monthOf(date) === month);
        expect(overviewOf(transactions, month, today).totals).toEqual(totalsOf(ofMonth));
      }),
    );
  });

  it("does not change with the records of months that are neither it nor the one before", () => {
    fc.assert(
      fc.property(anyRecords, anyMonth, anyDay, (transactions, month, today) => {
        const months = [month, addMonths(month, -1)];
        const near = transactions.filter(({ date }) => months.includes(monthOf(date)));
        expect(overviewOf(transactions, month, today)).toEqual(overviewOf(near, month, today));
      }),
    );
  });

  it("compares the current month with the same days of the month before, after a week of it", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        const isEarly = partsOf(today).day < 8;
        const until = (month: string) =>
          transactions.filter(
            ({ date }) => date.startsWith(month) && partsOf(date).day <= partsOf(today).day,
          );
        const [now, then] = [totalsOf(until("2026-03")), totalsOf(until("2026-02"))];
        const { incomeChange, expenseChange } = overviewOf(transactions, MARCH, today);
        expect(incomeChange).toBe(
          isEarly || now.incomeCount === 0 ? null : monthChange(now.income, then.income),
        );
        expect(expenseChange).toBe(
          isEarly || now.expenseCount === 0 ? null : monthChange(now.expenses, then.expenses),
        );
      }),
    );
  });

  it("compares a month that is over with the whole of the one before", () => {
    fc.assert(
      fc.property(anyRecords, anyCivilDate("2026-04-01", "2026-12-31"), (transactions, today) => {
        const of = (month: string) =>
          totalsOf(transactions.filter(({ date }) => date.startsWith(month)));
        const { expenseChange } = overviewOf(transactions, MARCH, today);
        expect(expenseChange).toBe(monthChange(of("2026-03").expenses, of("2026-02").expenses));
      }),
    );
  });

  it("counts today, and the same day of the month before, and no later ones", () => {
    const records = ["2026-02-10", "2026-02-11", "2026-03-10", "2026-03-11"].map((date, index) =>
      expense(date, [1_000, 5_000, 2_000, 9_000][index]!),
    );
    expect(overviewOf(records, MARCH, day("2026-03-10")).expenseChange).toBe(1);
  });

  it("draws its balance to its end where it is over, else to today or the last record ahead", () => {
    const days = (records: readonly Transaction[], today: string) =>
      overviewOf(records, MARCH, day(today)).balanceByDay.length;
    const ahead = [expense("2026-03-20", 100), expense("2026-03-28", 100)];
    expect([days([], "2026-03-10"), days([], "2026-03-31"), days([], "2026-04-01")]).toEqual([
      10, 31, 31,
    ]);
    expect([days(ahead, "2026-03-10"), days(ahead.toReversed(), "2026-03-10")]).toEqual([28, 28]);
    expect([days(ahead, "2026-03-30"), days(ahead, "2026-02-10"), days([], "2026-02-10")]).toEqual([
      30, 28, 1,
    ]);
  });

  it.each([
    ["2026-03-20", "2026-02-20"],
    ["2026-03-31", "2026-02-28"],
    ["2026-04-02", "2026-02-28"],
  ])("tells on %s until which day it compares", (today, until) => {
    expect(overviewOf([], MARCH, day(today)).comparedUntil).toBe(until);
  });

  it("is compared with no month that was not lived", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        expect(monthOverview(transactions, MARCH, today, false)).toEqual({
          ...overviewOf(transactions, MARCH, today),
          incomeChange: null,
          expenseChange: null,
        });
      }),
    );
  });

  it("takes nothing yet for no fall", () => {
    const before = [expense("2026-02-01", 80_000)];
    expect(overviewOf(before, MARCH, day("2026-03-01")).expenseChange).toBeNull();
    expect(overviewOf(before, MARCH, day("2026-04-01")).expenseChange).toBe(-1);
    const ahead = [...before, expense("2026-03-28", 1)];
    expect(overviewOf(ahead, MARCH, day("2026-03-01")).expenseChange).toBeNull();
  });

  it("tells what the month before came to on the first three days, if it had records", () => {
    const before = [expense("2026-02-25", 80_000)];
    const told = (records: readonly Transaction[], today: string) =>
      overviewOf(records, MARCH, day(today)).outcomeBefore?.expenses ?? null;
    expect(told(before, "2026-03-01")).toBe(80_000);
    expect(told(before, "2026-03-03")).toBe(80_000);
    expect(told(before, "2026-03-04")).toBeNull();
    expect(told(before, "2026-04-01")).toBeNull();
    expect(told([], "2026-03-01")).toBeNull();
  });

  it("ranks and picks among the month's expenses alone", () => {
    fc.assert(
      fc.property(anyRecords, anyToday, (transactions, today) => {
        const expenses = transactions.filter(
          ({ kind, date }) => kind === "expense" && date.startsWith("2026-03"),
        );
        const { expenseShares, largestExpense } = overviewOf(transactions, MARCH, today);
        expect(expenseShares).toEqual(sharesByCategory(expenses));
        expect(largestExpense).toBe(largestOf(expenses));
      }),
    );
  });

  it("ends its daily balance with the balance that it tells", () => {
    fc.assert(
      fc.property(anyRecords, anyMonth, anyDay, (transactions, month, today) => {
        const { balanceByDay, totals } = overviewOf(transactions, month, today);
        expect(balanceByDay.at(-1)).toBe(totals.balance);
      }),
    );
  });
});
