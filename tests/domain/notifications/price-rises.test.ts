import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceRises } from "../../../src/domain/notifications/price-rises.ts";
import { alertKey } from "../../../src/domain/notifications/smart-alert.ts";
import type { RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { planned } from "../../support/recurrences.ts";

const TODAY = civilDate(2026, 11, 20);
const each = (amount: number) => ({ of: "each", amount: cents(amount) }) as const;

const netflix = (amount: number, over: Partial<RecurrenceDraft> = {}) =>
  planned({
    description: "Netflix",
    category: "Subscrições",
    start: civilDate(2026, 1, 9),
    cost: each(amount),
    ...over,
  });

const payment = (amount: number, month: number, day = 9, description = "NETFLIX 12") => ({
  id: transactionId(`${month}-${day} ${description} ${amount}`),
  kind: "expense" as const,
  date: civilDate(2026, month, day),
  category: "Subscrições",
  amount: cents(amount),
  description,
});

/** Payments of the last months, the last one in November. */
const paid = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => payment(amount, 12 - amounts.length + at));

const told = (plan: ReturnType<typeof netflix>, payments: ReturnType<typeof paid>) =>
  priceRises([plan], payments, TODAY);

describe("a rise of what recurs", () => {
  it("is told once the last payment is more than planned, of its first payment", () => {
    const rise = { type: "price-rise", name: "Netflix", from: 999, to: 1299 };
    expect(told(netflix(999), paid(999, 999, 1299))).toEqual([
      { ...rise, id: "11-9 NETFLIX 12 1299" },
    ]);
    expect(told(netflix(999), paid(999, 1299, 1299))).toEqual([
      { ...rise, id: "10-9 NETFLIX 12 1299" },
    ]);
    const keys = [paid(999, 999, 1299), [...paid(999, 999, 1299), payment(1299, 11, 16)]].map(
      (payments) => told(netflix(999), payments).map(alertKey),
    );
    expect(keys[0]).toEqual(keys[1]);
  });

  it("of payments of one day is the same whichever is read first", () => {
    const payments = [...paid(999, 999, 1299), payment(1299, 11, 9, "NETFLIX 34")];
    expect(told(netflix(999), payments.toReversed())).toEqual(told(netflix(999), payments));
    expect(told(netflix(999), payments)).toHaveLength(1);
  });

  it("is none where the plan says it, or one was never paid what it says", () => {
    expect(told(netflix(1299), paid(999, 999, 1299))).toEqual([]);
    expect(told(netflix(999), paid(1299, 1299, 1299))).toEqual([]);
    expect(told(netflix(999), paid(1299, 999, 999))).toEqual([]);
    expect(told(netflix(999), [])).toEqual([]);
  });

  it("is told of what comes rarely by its only payment", () => {
    const yearly = netflix(300_00, { unit: "year" });
    expect(told(yearly, paid(330_00))).toMatchObject([{ from: 300_00, to: 330_00 }]);
    expect(told({ ...yearly, mode: "confirm" }, paid(330_00))).toEqual([]);
  });

  it("is none of what differs each time, is paused, over, in parts, or comes in", () => {
    const asked = netflix(50_00, { mode: "confirm" });
    expect(told(asked, paid(47_00, 50_00, 60_00))).toEqual([]);
    expect(told(asked, paid(50_00, 50_00, 60_00))).toHaveLength(1);
    expect(told(netflix(999, { paused: true }), paid(999, 999, 1299))).toEqual([]);
    expect(told(netflix(999, { end: civilDate(2025, 12, 31) }), paid(999, 999, 1299))).toEqual([]);
    expect(told(netflix(999, { kind: "income" }), paid(999, 999, 1299))).toEqual([]);
    const cost = { of: "parts", total: cents(9_99), fee: cents(0) } as const;
    expect(told(netflix(999, { cost, times: 1 }), paid(999, 999, 1299))).toEqual([]);
    expect(priceRises([netflix(999), netflix(500)], paid(999, 999, 1299), TODAY)).toEqual([]);
  });

  it("is told though the plan recorded its own amount beside what the bank tells", () => {
    const both = [10, 11].flatMap((month) => [payment(999, month, 9), payment(1299, month, 11)]);
    expect(told(netflix(999), [payment(999, 9), ...both])).toMatchObject([
      { from: 999, to: 1299, id: "10-11 NETFLIX 12 1299" },
    ]);
  });

  it("is more than half a euro and a hundredth, at most twice the plan, and never of a day to come", () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, (before, now) => {
        const isTold = told(netflix(before), paid(before, before, now)).length === 1;
        const rise = now - before;
        expect(isTold).toBe(rise > 50 && rise * 100 > before && now <= 2 * before);
        expect(told(netflix(before), [...paid(before, before), payment(now, 12)])).toEqual([]);
      }),
    );
  });
});
