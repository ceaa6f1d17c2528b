import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expected } from "../../../src/domain/forecast/planned.ts";
import { answerPurchase, askable } from "../../../src/domain/forecast/purchase.ts";
import { ALLOWANCE_DAYS, dailyAllowance } from "../../../src/domain/forecast/daily-allowance.ts";
import { allowanceCard } from "../../../src/domain/forecast/allowance-card.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { coming, day } from "../../support/forecast.ts";

const today = day("2026-11-23");

/** A movement of so many cents, so many days from today. */
const on = (days: number, amount: number): Expected => ({
  ...coming(addDays(today, days), Math.abs(amount), { kind: amount > 0 ? "income" : "expense" }),
  cause: "recurring",
});

const allowanceOf = (balance: number, expected: readonly Expected[], accountReserve = 0) =>
  dailyAllowance({
    today,
    balance: cents(balance),
    accountReserve: cents(accountReserve),
    expected,
    unconfirmed: [],
  });

const ask = (balance: number, expected: readonly Expected[], amount: number, days = 0) =>
  answerPurchase(allowanceOf(balance, expected), today, {
    amount: cents(amount),
    date: addDays(today, days),
  });

const anyDay = fc.integer({ min: 0, max: ALLOWANCE_DAYS });
const anyExpected = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -200_000, max: 200_000 }))
    .map(([days, amount]) => on(days, amount)),
  { maxLength: 12 },
);
const anyQuestion = fc.record({
  balance: fc.integer({ min: -100_000, max: 500_000 }),
  accountReserve: fc.integer({ min: 0, max: 100_000 }),
  expected: anyExpected,
  amount: fc.integer({ min: 1, max: 400_000 }),
  days: anyDay,
});

describe("whether a purchase can be made", () => {
  it("is told with what may be spent a day after it", () => {
    expect(ask(1000_00, [], 380_00)).toEqual({ type: "yes", perDay: 1000, later: null });
  });

  it("is denied with the first day that it would make short, and the worst", () => {
    const rent = [on(21, -500_00), on(30, -300_00), on(31, 2000_00)];
    expect(ask(1000_00, rent, 600_00)).toEqual({
      type: "no",
      first: { date: addDays(today, 21), missing: 100_00 },
      worst: { date: addDays(today, 30), missing: 400_00 },
    });
  });

  it("depends on its day: what is too early before an income may be right after it", () => {
    const salary = [on(5, 1500_00)];
    expect(ask(100_00, salary, 200_00, 4).type).toBe("no");
    expect(ask(100_00, salary, 200_00, 5).type).toBe("yes");
  });

  it("leaves the cushion alone", () => {
    const purchase = { amount: cents(800_00), date: today };
    expect(answerPurchase(allowanceOf(1000_00, [], 300_00), today, purchase)).toMatchObject({
      type: "no",
      first: { missing: 100_00 },
    });
  });

  it("says from when on something may be spent where that is nothing before it", () => {
    expect(ask(-200_00, [on(5, 1500_00)], 100_00, 8)).toEqual({
      type: "yes",
      perDay: 0,
      later: { date: addDays(today, 5), perDay: 2105 },
    });
    expect(ask(100_00, [], 100_00)).toEqual({ type: "yes", perDay: 0, later: null });
  });

  it("is no yes where the money is short without it, and names by how much at most", () => {
    expect(ask(-200_00, [on(3, -100_00)], 10_00)).toEqual({
      type: "short-already",
      worst: { date: addDays(today, 3), missing: 300_00 },
    });
    expect(ask(-200_00, [on(3, -100_00)], 10_00, 2)).toMatchObject({ type: "short-already" });
  });

  it("agrees with what may be spent a day if it is one more planned outgoing", () => {
    fc.assert(
      fc.property(anyQuestion, ({ balance, accountReserve, expected, amount, days }) => {
        const purchase = { amount: cents(amount), date: addDays(today, days) };
        const answer = answerPurchase(
          allowanceOf(balance, expected, accountReserve),
          today,
          purchase,
        );
        const planned = allowanceOf(balance, [...expected, on(days, -amount)], accountReserve);
        if (answer.type === "yes")
          expect(answer).toMatchObject({
            perDay: planned.perDay,
            later: planned.later?.from ?? null,
          });
        else expect(planned.perDay).toBe(0);
      }),
    );
  });

  it("is no exactly where it makes a day short that is not short without it, and names the first of them", () => {
    fc.assert(
      fc.property(anyQuestion, ({ balance, accountReserve, expected, amount, days }) => {
        const allowance = allowanceOf(balance, expected, accountReserve);
        const purchase = { amount: cents(amount), date: addDays(today, days) };
        const answer = answerPurchase(allowance, today, purchase);
        const made = allowance.spare.flatMap((left, at) =>
          at >= days && left >= 0 && left < amount
            ? [{ date: addDays(today, at), missing: amount - left }]
            : [],
        );
        expect(answer.type === "no").toBe(made.length > 0);
        if (answer.type !== "no") return;
        expect(answer.first).toEqual(made[0]);
        expect(answer.worst.missing).toBe(Math.max(...made.map(({ missing }) => missing)));
      }),
    );
  });

  it("is yes for every smaller purchase of that day, if it is yes", () => {
    fc.assert(
      fc.property(anyQuestion, ({ balance, accountReserve, expected, amount, days }) => {
        const allowance = allowanceOf(balance, expected, accountReserve);
        const date = addDays(today, days);
        const large = answerPurchase(allowance, today, { amount: cents(amount), date });
        const small = answerPurchase(allowance, today, {
          amount: cents(Math.ceil(amount / 2)),
          date,
        });
        expect(large.type !== "yes" || small.type === "yes").toBe(true);
      }),
    );
  });

  it("is never no for what may be spent a day, from the day on which it may, nor yes for more than all until the tightest day", () => {
    fc.assert(
      fc.property(anyQuestion, ({ balance, accountReserve, expected, amount, days }) => {
        const allowance = allowanceOf(balance, expected, accountReserve);
        const card = allowanceCard(allowance, { expected, curve: null });
        const asked = (euros: number, date: CivilDate) =>
          answerPurchase(allowance, today, { amount: cents(euros), date }).type;
        const date = addDays(today, days);
        if (card.type === "some") {
          expect(asked(card.perDay, date)).toBe("yes");
          if (date <= allowance.tightest) expect(asked(card.left + amount, date)).not.toBe("yes");
        } else {
          if (card.from !== null && date >= card.from.date)
            expect(asked(card.from.perDay, date)).toBe("yes");
          // Less than a cent a day is nothing.
          if (date <= allowance.tightest)
            expect(asked(ALLOWANCE_DAYS + 1 + amount, date)).not.toBe("yes");
        }
      }),
    );
  });

  it("can be asked for as far as the 62 days reach, without Premium to the end of the month", () => {
    expect(askable(today, "year")).toEqual({ until: "2027-01-23", atMost: "2027-01-23" });
    expect(askable(today, "month")).toEqual({ until: "2026-11-30", atMost: "2027-01-23" });
  });
});
