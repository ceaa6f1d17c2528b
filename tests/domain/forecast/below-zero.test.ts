import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayBelowZero, TOLD_AHEAD_DAYS } from "../../../src/domain/forecast/below-zero.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";

const today = civilDate(2026, 11, 28);
const daysOf = (balances: readonly number[]) =>
  balances.map((balance, at) => ({
    date: addDays(today, at),
    balance: cents(balance),
    low: cents(balance),
    high: cents(balance),
    movements: [],
    usual: ZERO,
    saved: ZERO,
  }));

describe("a day below zero", () => {
  it("is told where it is the first of the coming week, and today is not", () => {
    const anyBalances = fc.array(fc.integer({ min: -3, max: 20 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyBalances, (balances) => {
        const first = balances.findIndex((balance) => balance < 0);
        const isNear = first > 0 && first <= TOLD_AHEAD_DAYS;
        const told = dayBelowZero({ today, days: daysOf(balances) });
        expect(told?.date ?? null).toBe(isNear ? addDays(today, first) : null);
      }),
    );
  });

  it("is told across the end of the month", () => {
    const told = dayBelowZero({ today, days: daysOf([5, 5, 5, 5, -1]) });
    expect(told).toMatchObject({ date: "2026-12-02", balance: -1 });
  });
});
