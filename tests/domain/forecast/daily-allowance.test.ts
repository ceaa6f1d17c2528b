import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectOf, type Expected, type Planned } from "../../../src/domain/forecast/planned.ts";
import {
  ALLOWANCE_DAYS,
  dailyAllowance,
  type DailyAllowance,
} from "../../../src/domain/forecast/daily-allowance.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { coming, day } from "../../support/forecast.ts";

const today = day("2026-11-23");

/** Movements of so many euros, by how many days from today they come. */
type Ahead = Readonly<Record<string, number>>;

const expectedOf = (ahead: Ahead): readonly Expected[] =>
  Object.entries(ahead).map(([days, euros]) => ({
    ...coming(addDays(today, Number(days)), Math.abs(euros) * 100, {
      kind: euros > 0 ? "income" : "expense",
    }),
    cause: "recurring",
  }));

const allowanceOf = (
  euros: number,
  ahead: Ahead,
  {
    accountReserve = 0,
    unconfirmed = [],
  }: { accountReserve?: number; unconfirmed?: readonly Planned[] } = {},
): DailyAllowance =>
  dailyAllowance({
    today,
    balance: cents(euros * 100),
    accountReserve: cents(accountReserve * 100),
    expected: expectedOf(ahead),
    unconfirmed,
  });

/** What is least left above the cushion at the end of a day if so much is spent each day from one on. */
const leastLeft = (
  { balance, accountReserve }: DailyAllowance,
  expected: readonly Expected[],
  perDay: number,
  first = 0,
) =>
  Math.min(
    ...Array.from({ length: ALLOWANCE_DAYS + 1 - first }, (_, index) => {
      const at = first + index;
      const moved = expected
        .filter(({ date }) => daysBetween(today, date) <= at)
        .reduce((all, one) => all + effectOf(one), 0);
      return balance + moved - accountReserve - perDay * (index + 1);
    }),
  );

const anyAhead = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -200_000, max: 200_000 })),
  { maxLength: 12 },
);

const anyExpected = anyAhead.map((some) =>
  some.map(([days, amount]): Expected => ({
    ...coming(addDays(today, days), Math.abs(amount), { kind: amount > 0 ? "income" : "expense" }),
    cause: "recurring",
  })),
);

const anyFacts = fc.record({
  balance: fc.integer({ min: -100_000, max: 500_000 }).map(cents),
  accountReserve: fc.integer({ min: 0, max: 100_000 }).map(cents),
  expected: anyExpected,
});

describe("what may be spent a day", () => {
  it.each<[string, number, Ahead, number]>([
    [
      "a salary at the begin of each month",
      120,
      { 1: 1500, 3: -700, 10: -450, 31: 1500, 34: -700, 40: -450 },
      13.22,
    ],
    ["nothing planned", 1000, {}, 16.12],
    ["one income tomorrow and none after it", 100, { 1: 2000 }, 33.87],
    [
      "a salary that comes twice at the begin",
      200,
      { 1: 1500, 6: 1500, 31: 1500, 36: 1500, 61: 1500, 14: -900, 44: -900, 20: -600, 50: -600 },
      52.45,
    ],
    [
      "a large payment in the second month",
      600,
      { 3: 1500, 34: 1500, 14: -1000, 45: -1000, 48: -1200 },
      6.45,
    ],
    ["a sofa", 600, {}, 9.67],
  ])("is the smallest share of any day: %s", (_, euros, ahead, perDay) => {
    expect(allowanceOf(euros, ahead).perDay).toBe(Math.round(perDay * 100));
  });

  it("leaves the cushion alone", () => {
    expect(allowanceOf(600, {}, { accountReserve: 300 }).perDay).toBe(483);
  });

  it("is nothing in the red, and says from when on it is something, and what is missing until then", () => {
    const allowance = allowanceOf(-200, { 5: 1500, 36: 1500, 8: -600, 39: -600 });
    expect(allowance.perDay).toBe(0);
    expect(allowance.later).toEqual({
      missing: 200_00,
      from: { date: addDays(today, 5), perDay: 2258 },
    });
    expect(allowanceOf(-200, {}).later).toEqual({ missing: 200_00, from: null });
    expect(allowanceOf(100, {}).later).toBeNull();
  });

  it("names the day until which the money is shortest, and all that moves until then", () => {
    const allowance = allowanceOf(120, {
      1: 1500,
      3: -700,
      10: -450,
      31: 1500,
      34: -700,
      40: -450,
    });
    expect(allowance.tightest).toBe(addDays(today, 61));
    expect(allowanceOf(600, { 3: 1500, 14: -1950, 15: 1500 })).toMatchObject({
      tightest: addDays(today, 14),
      days: 15,
      perDay: 1000,
      movements: [{ amount: 150_000 }, { amount: 195_000 }],
    });
  });

  it("says what it would be if all came in that nobody has confirmed, and counts none of it", () => {
    const unconfirmed = [
      coming("2026-11-20", 50_000, { kind: "income" }),
      coming("2026-11-21", 12_000, { kind: "income" }),
    ];
    expect(allowanceOf(0, {}, { unconfirmed })).toMatchObject({
      perDay: 0,
      unconfirmed: { amount: 62_000, perDay: 1000 },
    });
    expect(allowanceOf(0, {}).unconfirmed).toBeNull();
  });

  it("names the first planned income after today", () => {
    expect(allowanceOf(0, { 0: 100, 9: 300, 4: 200 }).nextIncome?.amount).toBe(200_00);
    expect(allowanceOf(0, { 3: -100 }).nextIncome).toBeNull();
  });

  it("has nobody who spends just that go below the cushion within 62 days, and one cent more does, or it is nothing", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const allowance = dailyAllowance({ today, unconfirmed: [], ...facts });
        const { perDay } = allowance;
        if (perDay > 0)
          expect(leastLeft(allowance, facts.expected, perDay)).toBeGreaterThanOrEqual(0);
        expect(leastLeft(allowance, facts.expected, perDay + 1)).toBeLessThan(0);
      }),
    );
  });

  it("has the same law hold from the later day on, and that day is the first", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const allowance = dailyAllowance({ today, unconfirmed: [], ...facts });
        expect(allowance.later === null).toBe(allowance.perDay > 0);
        if (allowance.later === null) return;
        const { from, missing } = allowance.later;
        const first = from === null ? ALLOWANCE_DAYS + 1 : daysBetween(today, from.date);
        for (let at = 0; at < first; at += 1)
          expect(leastLeft(allowance, facts.expected, 1, at)).toBeLessThan(0);
        if (from !== null) {
          expect(leastLeft(allowance, facts.expected, from.perDay, first)).toBeGreaterThanOrEqual(
            0,
          );
          expect(leastLeft(allowance, facts.expected, from.perDay + 1, first)).toBeLessThan(0);
        }
        expect(missing).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is never raised by an outgoing, nor lowered by an income", () => {
    fc.assert(
      fc.property(anyFacts, anyExpected, (facts, [more]) => {
        if (more === undefined) return;
        const before = dailyAllowance({ today, unconfirmed: [], ...facts }).perDay;
        const expected = [...facts.expected, more];
        const after = dailyAllowance({ today, unconfirmed: [], ...facts, expected }).perDay;
        if (more.kind === "expense") expect(after).toBeLessThanOrEqual(before);
        else expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
