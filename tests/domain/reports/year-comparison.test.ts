import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedDays, yearComparison } from "../../../src/domain/reports/year-comparison.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { daysInMonth, partsOf, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { reportOn } from "../../support/reports.ts";

const anyDay = anyCivilDate("2023-12-25", "2025-03-05");
const anyRecords = transactionsOf({ date: anyCivilDate("2022-11-01", "2025-04-30") });

const compare = (records: readonly Transaction[], today: CivilDate) =>
  yearComparison(
    monthlySums(records),
    (month) => records.filter(({ date }) => monthOf(date) === month),
    today,
  );

const within =
  ({ from, to }: { readonly from: CivilDate; readonly to: CivilDate }) =>
  ({ date }: Transaction) =>
    date >= from && date <= to;

describe("the days of two years", () => {
  it("begin on 1 January and end on one day and month, but for 29 February, which is compared with 28", () => {
    fc.assert(
      fc.property(anyCivilDate("1901-01-01", "2199-12-31"), (today) => {
        const { now, before } = comparedDays(today);
        const { year, month, day } = partsOf(today);
        expect([now.from, now.to]).toEqual([`${today.slice(0, 4)}-01-01`, today]);
        expect(partsOf(before.from)).toEqual({ year: year - 1, month: 1, day: 1 });
        const last = Math.min(day, daysInMonth(year - 1, month));
        expect(partsOf(before.to)).toEqual({ year: year - 1, month, day: last });
      }),
    );
    expect(comparedDays("2024-02-29" as CivilDate).before.to).toBe("2023-02-28");
    expect(comparedDays("2025-02-28" as CivilDate).before.to).toBe("2024-02-28");
  });
});

describe("this year beside the one before", () => {
  it("has the totals of the records of those days and of no other", () => {
    fc.assert(
      fc.property(anyRecords, anyDay, (records, today) => {
        const days = comparedDays(today);
        const [now, before] = [days.now, days.before].map((span) =>
          totalsOf(records.filter(within(span))),
        );
        const compared = compare(records, today);
        expect(compared === null).toBe(!records.some(within(days.before)));
        if (compared === null) return;
        for (const of of ["income", "expenses", "balance"] as const)
          expect([compared[of].now, compared[of].before]).toEqual([now?.[of], before?.[of]]);
      }),
    );
  });

  it("has categories that add up to the expenses, in both years and between them", () => {
    fc.assert(
      fc.property(anyRecords, anyDay, (records, today) => {
        const compared = compare(records, today);
        if (compared === null) return;
        for (const of of ["now", "before", "difference"] as const)
          expect(sum(compared.categories.map((one) => one[of]))).toBe(compared.expenses[of]);
      }),
    );
  });

  it("has each category of either year once, with nothing where it is missing", () => {
    fc.assert(
      fc.property(anyRecords, anyDay, (records, today) => {
        const compared = compare(records, today);
        if (compared === null) return;
        const spent = records.filter(
          (one) =>
            one.kind === "expense" && (within(compared.now)(one) || within(compared.before)(one)),
        );
        const names = compared.categories.map(({ category }) => category);
        expect(names.toSorted()).toEqual([...new Set(spent.map((one) => one.category))].toSorted());
        for (const { category, before } of compared.categories)
          if (!spent.some((one) => one.category === category && within(compared.before)(one)))
            expect(before).toBe(0);
      }),
    );
  });

  it("puts what changed most first, and knows no part of nothing", () => {
    fc.assert(
      fc.property(anyRecords, anyDay, (records, today) => {
        const compared = compare(records, today);
        if (compared === null) return;
        const sizes = compared.categories.map(({ difference }) => Math.abs(difference));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        for (const { now, before, difference, part } of compared.categories) {
          expect(difference).toBe(now - before);
          expect(part === null).toBe(before === 0);
          if (part !== null) expect(part * before).toBeCloseTo(difference);
        }
      }),
    );
  });

  it("agrees with the report on this year, as long as nothing is dated after today", () => {
    fc.assert(
      fc.property(anyRecords, anyDay, (records, today) => {
        const past = records.filter(({ date }) => date <= today);
        const compared = compare(past, today);
        if (compared === null) return;
        const { totals, shares } = reportOn(past, { period: "year", today });
        expect(compared.expenses.now).toBe(totals.expenses);
        expect(compared.balance.now).toBe(totals.balance);
        const spent = new Map(compared.categories.map(({ category, now }) => [category, now]));
        for (const { category, amount } of shares) expect(spent.get(category)).toBe(amount);
      }),
    );
  });

  it("tells with which month the records of the year before begin", () => {
    const on = (date: string) =>
      ({
        kind: "income",
        category: "Salário",
        amount: 1,
        date,
        id: date,
        description: null,
      }) as unknown as Transaction;
    const since = (...dates: readonly string[]) =>
      compare(dates.map(on), "2026-06-15" as CivilDate)?.since;
    expect(since("2025-03-31", "2025-05-01", "2026-01-01")).toBe("2025-03");
    expect(since("2024-12-31", "2025-01-01")).toBe("2025-01");
    expect(since("2025-06-16", "2026-01-01")).toBeUndefined();
  });
});
