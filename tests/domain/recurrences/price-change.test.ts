import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceChange } from "../../../src/domain/recurrences/price-change.ts";
import { proposals } from "../../../src/domain/recurrences/proposals.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";

const START = civilDate(2031, 1, 1);
const payments = (amounts: readonly number[]) =>
  amounts.map((amount, at) => ({ date: addDays(START, 7 * at), amount: cents(amount) }));
const change = (...amounts: readonly number[]) => priceChange(payments(amounts));

/** The proposal of weekly payments, asked for on the day of the last one. */
function proposed(amounts: readonly number[]) {
  const records = payments(amounts).map((one, at) => ({
    ...one,
    id: transactionId(`netflix ${at}`),
    kind: "expense" as const,
    category: "Subscrições",
    description: "Netflix",
  }));
  return proposals(records, [], records.at(-1)!.date)[0];
}

describe("a change of price", () => {
  it("is from what was paid before, since the first payment of today's price", () => {
    expect(change(999, 999, 999, 1299)).toEqual({ from: 999, since: "2031-01-22" });
    expect(change(999, 999, 1299, 1299)).toEqual({ from: 999, since: "2031-01-15" });
    expect(change(1299, 999, 999)).toEqual({ from: 1299, since: "2031-01-08" });
    expect(change(500, 999, 999, 1299)).toEqual({ from: 999, since: "2031-01-22" });
  });

  it("is none where nothing changed, and where each payment is another", () => {
    expect(change()).toBeNull();
    expect(change(999)).toBeNull();
    expect(change(999, 999, 999)).toBeNull();
    expect(change(4000, 6000, 5100)).toBeNull();
  });

  it("is told by any two prices, whichever is the higher", () => {
    const amount = fc.integer({ min: 1, max: 99_999_999 });
    const times = fc.integer({ min: 2, max: 20 });
    fc.assert(
      fc.property(amount, amount, times, fc.integer({ min: 1, max: 20 }), (from, to, old, now) => {
        fc.pre(from !== to);
        const paid = [...Array<number>(old).fill(from), ...Array<number>(now).fill(to)];
        expect(change(...paid)).toEqual({ from, since: addDays(START, 7 * old) });
      }),
    );
  });
});

describe("a proposal", () => {
  it("has the latest amount, whatever was paid before, and says what changed", () => {
    const amount = fc.integer({ min: 1_000, max: 4_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 3, maxLength: 60 }), (amounts) => {
        const found = proposed(amounts);
        expect(found?.draft.cost).toEqual({ of: "each", amount: amounts.at(-1) });
        expect(found?.changed).toEqual(change(...amounts));
      }),
    );
  });

  it("asks first after a change of more than a tenth", () => {
    const year = Array<number>(12).fill(999);
    expect(proposed([...year, 1299])?.draft.mode).toBe("confirm");
    expect(proposed([...year, 1049])?.draft.mode).toBe("automatic");
  });
});
