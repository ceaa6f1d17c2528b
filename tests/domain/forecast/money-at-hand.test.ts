import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLOWANCE_DAYS } from "../../../src/domain/forecast/daily-allowance.ts";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import { advisable } from "../../../src/domain/forecast/money-at-hand.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { anyForecastFacts } from "../../support/arbitraries/forecast.ts";

describe("the money at hand", () => {
  it("is the same for every horizon, and on no day of the next two months more than there is", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const ahead = forecast(facts, "year");
        fc.pre(ahead !== null);
        expect(forecast(facts, "month")?.atHand).toEqual(ahead.atHand);
        const days = ahead.days.slice(0, ALLOWANCE_DAYS + 1);
        const least = Math.min(...days.map(({ balance }) => balance));
        // An imagined saving is not there yet, but the forecast that it is imagined in counts it.
        expect(ahead.atHand.spare).toBe(least - facts.accountReserve);
        expect(ahead.atHand.belowZero !== null).toBe(least < 0);
      }),
    );
  });

  it("names what spending less a day leaves no day below zero", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const ahead = forecast(facts, "year");
        const less = ahead?.atHand.belowZero?.lessPerDay ?? null;
        fc.pre(ahead !== null && less !== null);
        const days = ahead.days.slice(0, ALLOWANCE_DAYS + 1);
        const left = (by: number) => days.map(({ balance }, at) => balance + by * (at + 1));
        expect(Math.min(...left(less))).toBeGreaterThanOrEqual(0);
        expect(Math.min(...left(less - 1))).toBeLessThan(0);
      }),
    );
  });
});

describe("what may be advised to be put aside", () => {
  const atHand = {
    spare: cents(35_40),
    belowZero: null,
    apart: cents(0),
    held: cents(35_40),
    unconfirmed: cents(0),
  };
  const surplus = cents(16_67);

  it("is now at most what the accounts spare, and without a balance the surplus", () => {
    expect(advisable(cents(70_33), "now", { atHand, surplus })).toBe(35_40);
    expect(advisable(cents(20_00), "now", { atHand, surplus })).toBe(20_00);
    expect(advisable(cents(70_33), "now", { atHand: null, surplus })).toBe(16_67);
  });

  it("is in a coming month at most its surplus, and never less than nothing", () => {
    expect(advisable(cents(70_33), "monthly", { atHand, surplus })).toBe(16_67);
    const short = { ...atHand, spare: cents(-1) };
    expect(advisable(cents(70_33), "now", { atHand: short, surplus })).toBe(0);
    expect(advisable(cents(70_33), "monthly", { atHand, surplus: cents(-1) })).toBe(0);
  });
});
