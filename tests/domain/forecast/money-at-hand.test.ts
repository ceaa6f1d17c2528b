import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLOWANCE_DAYS } from "../../../src/domain/forecast/daily-allowance.ts";
import { forecast } from "../../../src/domain/forecast/forecast.ts";
import { advisable } from "../../../src/domain/forecast/money-at-hand.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { day, recorded, toldAccount } from "../../support/forecast.ts";
import { dayOf } from "../../support/lives/life.ts";
import { anyForecastFacts } from "../../support/arbitraries/forecast.ts";

/** Facts of somebody with little in their accounts. */
const anyPoorFacts = anyForecastFacts.map((facts) => ({
  ...facts,
  accounts: facts.accounts.map((account) => ({
    ...account,
    balance: account.balance && { ...account.balance, amount: cents(20_00) },
  })),
}));

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
        const { belowZero } = ahead.atHand;
        expect(belowZero === null || least < 0).toBe(true);
        expect(belowZero !== null || least >= 0 || ahead.assumed !== null).toBe(true);
      }),
    );
  });

  it("is not below zero only because an assumed income comes on the last day of its month", () => {
    const months = ["2026-08", "2026-09", "2026-10"];
    const records = [
      ...months.flatMap((month) => [
        recorded(`${month}-01`, 450_00, { kind: "income", category: "Outros" }),
        recorded(`${month}-04`, 250_00, { category: "Habitação" }),
        ...[7, 12, 18, 24].map((at) => recorded(dayOf(month as YearMonth, at), 30_00 + at)),
      ]),
      recorded("2026-11-01", 450_00, { kind: "income", category: "Outros" }),
      recorded("2026-11-04", 250_00, { category: "Habitação" }),
    ];
    const facts = {
      records,
      lines: [],
      planned: [],
      ended: [],
      accountReserve: ZERO,
      saving: null,
    };
    const aheadOf = (held: number) =>
      forecast(
        { ...facts, today: day("2026-11-15"), accounts: [toldAccount(held, "2026-11-15")] },
        "year",
      );
    const ahead = aheadOf(160_00);
    expect(ahead?.lowest.balance).toBeLessThan(0);
    expect(ahead?.atHand.belowZero).toBeNull();
    expect(aheadOf(10_00)?.atHand.belowZero).not.toBeNull();
  });

  it("misses without any usual spending at most what the days below zero miss", () => {
    fc.assert(
      fc.property(anyPoorFacts, (facts) => {
        const below = forecast(facts, "year")?.atHand.belowZero ?? null;
        fc.pre(below !== null);
        expect(below.missing).toBeLessThanOrEqual(-below.lowest.balance);
        expect(below.missing > 0).toBe(below.lessPerDay === null);
      }),
    );
  });

  it("names what spending less a day leaves no day below zero", () => {
    fc.assert(
      fc.property(anyPoorFacts, (facts) => {
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
