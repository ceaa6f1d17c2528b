import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  cents,
  centsFromEuros,
  eurosFromCents,
  MAX_AMOUNT,
  MAX_SUM,
  percentOf,
  ratio,
  subtract,
  sum,
  ZERO,
} from "../../../src/domain/shared/cents.ts";
import { anyAmount, anyBalance } from "../../support/arbitraries/cents.ts";

const refusal = (reason: string) => ({ ok: false, reason });
const acceptance = (value: number) => ({ ok: true, value });

describe("an amount in euros", () => {
  it("stands for exactly the cents it was made of", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(centsFromEuros(eurosFromCents(amount))).toEqual(acceptance(amount));
      }),
    );
  });

  it("is exact for every cent up to a thousand euros, and for the last thousand", () => {
    const inexact = Array.from({ length: 100_000 }, (_, amount) => amount)
      .flatMap((amount) => [amount, MAX_AMOUNT - amount])
      .filter((amount) => {
        const read = centsFromEuros(eurosFromCents(cents(amount)));
        return !read.ok || read.value !== amount;
      });
    expect(inexact).toEqual([]);
  });

  it("survives its way through JSON text", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const received: unknown = JSON.parse(JSON.stringify(eurosFromCents(amount)));
        expect(centsFromEuros(received as number)).toEqual(acceptance(amount));
      }),
    );
  });

  it("is refused with a third decimal, however large it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (amount, third) => {
          const euros = (amount * 10 + third) / 1000;
          expect(centsFromEuros(euros)).toEqual(refusal("too-many-decimals"));
        },
      ),
    );
  });

  it("is refused when negative", () => {
    fc.assert(
      fc.property(fc.double({ max: -Number.MIN_VALUE, noNaN: true }), (euros) => {
        const expected = euros === -Infinity ? "not-a-number" : "negative";
        expect(centsFromEuros(euros)).toEqual(refusal(expected));
      }),
    );
  });

  it("is refused above 999 999 999,99 and accepted there", () => {
    expect(centsFromEuros(999_999_999.99)).toEqual(acceptance(MAX_AMOUNT));
    expect(centsFromEuros(1_000_000_000)).toEqual(refusal("too-large"));
    expect(centsFromEuros(Number.MAX_VALUE)).toEqual(refusal("too-large"));
  });

  it.each([NaN, Infinity, -Infinity])("is no amount if it is %s", (euros) => {
    expect(centsFromEuros(euros)).toEqual(refusal("not-a-number"));
  });

  it("is plain zero, whichever zero it came as", () => {
    expect(centsFromEuros(-0)).toEqual(acceptance(0));
    expect(centsFromEuros(0)).toEqual(acceptance(0));
  });
});

describe("cents", () => {
  it("never are a fraction", () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        fc.pre(!Number.isInteger(value));
        expect(() => cents(value)).toThrow(RangeError);
      }),
    );
  });

  it("count as the largest sum beyond it, and their euros keep every cent up to there", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_SUM, max: MAX_SUM }), (amount) => {
        expect(Math.round(eurosFromCents(cents(amount)) * 100) - amount).toBe(0);
        expect(JSON.stringify(eurosFromCents(cents(amount)))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
    for (const beyond of [MAX_SUM + 1, 2 ** 53, Number.MAX_VALUE]) {
      expect([cents(beyond), cents(-beyond)]).toEqual([MAX_SUM, -MAX_SUM]);
    }
  });

  it("never are a negative zero", () => {
    expect(cents(-0)).toBe(0);
    expect(subtract(ZERO, ZERO)).toBe(0);
  });

  it("add up alike in any order, and a subtraction takes an addition back", () => {
    fc.assert(
      fc.property(anyBalance, anyBalance, (left, right) => {
        expect(add(left, right)).toBe(add(right, left));
        expect(subtract(add(left, right), right)).toBe(left);
      }),
    );
  });

  it("sum up part by part as they do at once, and nothing sums up to zero", () => {
    fc.assert(
      fc.property(fc.array(anyBalance), fc.array(anyBalance), (some, others) => {
        expect(sum([...some, ...others])).toBe(add(sum(some), sum(others)));
      }),
    );
    expect(sum([])).toBe(0);
  });

  it("sum up whatever a hundred thousand records hold", () => {
    const most = Array.from({ length: 100_000 }, () => MAX_AMOUNT);
    expect(sum(most)).toBe(MAX_SUM);
    expect(percentOf(100, sum(most))).toBe(MAX_SUM);
  });
});

describe("a percentage of an amount", () => {
  it("is the exact fraction rounded half up to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), anyBalance, (percent, amount) => {
        const doubled = 2n * BigInt(amount) * BigInt(percent) + 100n;
        const remainder = ((doubled % 200n) + 200n) % 200n;
        expect(percentOf(percent, amount)).toBe(Number((doubled - remainder) / 200n));
      }),
    );
  });

  it("is nothing at 0 % and all at 100 %", () => {
    fc.assert(
      fc.property(anyBalance, (amount) => {
        expect(percentOf(0, amount)).toBe(0);
        expect(percentOf(100, amount)).toBe(amount);
      }),
    );
  });

  it("rounds half a cent up", () => {
    expect(percentOf(10, cents(5))).toBe(1);
    expect(percentOf(10, cents(4))).toBe(0);
  });
});

describe("a ratio", () => {
  it("lies between 0 and 1 for a part of a whole", () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (part, rest) => {
        const share = ratio(part, add(part, rest));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("is 1 for the whole itself, and 0 of nothing", () => {
    expect(ratio(cents(7), cents(7))).toBe(1);
    expect(ratio(cents(1), cents(4))).toBe(0.25);
    expect(ratio(cents(5), ZERO)).toBe(0);
  });
});
