import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatEuros } from "../../../src/text/format.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";
import {
  anySumDress,
  anyTypedSum,
  typeSum,
  type TypedSum,
} from "../../support/arbitraries/typed-sums.ts";
import { runs } from "../../support/runs.ts";
import { MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { parseAmount } from "../../../src/domain/shared/parse-amount.ts";
import { isSum, parseSignedSum, parseSum } from "../../../src/domain/shared/parse-sum.ts";

const anyPart = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000_000 }),
  minus: fc.boolean(),
  mark: fc.constantFrom(",", "."),
});
type Part = typeof anyPart extends fc.Arbitrary<infer Value> ? Value : never;

const written = ({ amount, mark }: Part) => (amount / 100).toFixed(2).replace(".", mark);

/** Parts as they are typed one after the other, with or without gaps and the sign of a spreadsheet. */
const typed = (parts: readonly Part[], gap: string, begin: string) =>
  parts.reduce(
    (text, part, index) =>
      text + (index === 0 ? "" : `${gap}${part.minus ? "-" : "+"}${gap}`) + written(part),
    begin,
  );

const anyParts = fc.array(anyPart, { minLength: 2, maxLength: 8 });
const anyGap = fc.constantFrom("", " ");

type Exact = readonly [top: bigint, bottom: bigint];

/** What a sum comes to in euros, as an exact fraction; null if it divides by zero. */
function exactly(sum: TypedSum): Exact | null {
  if (typeof sum === "number") return [BigInt(sum), 1000n];
  const [left, right] = [exactly(sum[0]), exactly(sum[2])];
  if (left === null || right === null) return null;
  const [[a, b], [c, d]] = [left, right];
  if (sum[1] === "*") return [a * c, b * d];
  if (sum[1] === "/") return c === 0n ? null : [a * d, b * c];
  return [sum[1] === "+" ? a * d + c * b : a * d - c * b, b * d];
}

/** The cents that are nearest to an amount of euros, away from zero where two are as near. */
function nearestCents([top, bottom]: Exact): number {
  const sign = top < 0n !== bottom < 0n ? -1n : 1n;
  const [all, by] = [top * 100n, bottom].map((part) => (part < 0n ? -part : part)) as [
    bigint,
    bigint,
  ];
  const whole = all / by;
  return Number(sign * (2n * (all - whole * by) >= by ? whole + 1n : whole));
}

describe("a sum that is typed", () => {
  it("comes to its parts to the cent, or is refused where that is no amount", () => {
    fc.assert(
      fc.property(anyParts, anyGap, fc.constantFrom("", "=", "= "), (parts, gap, begin) => {
        const total = parts.reduce(
          (all, { amount, minus }, index) => all + (minus && index > 0 ? -amount : amount),
          0,
        );
        const expected =
          total < 0
            ? { ok: false, reason: "negative" }
            : total > MAX_AMOUNT
              ? { ok: false, reason: "too-large" }
              : { ok: true, value: total };
        expect(parseSum(typed(parts, gap, begin))).toEqual(expected);
      }),
    );
  });

  it("does not depend on the order of what is added", () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 2, maxLength: 8 }), (parts) => {
        const added = parts.map((part) => ({ ...part, minus: false }));
        expect(parseSum(typed(added.toReversed(), "", ""))).toEqual(parseSum(typed(added, "", "")));
      }),
    );
  });

  it("leaves whatever has no sign to be read as an amount", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!isSum(text) && !/[-+*/()]/.test(text));
        expect(parseSum(text)).toEqual(parseAmount(text));
      }),
    );
  });

  it("comes to what exact fractions come to, rounded to the cent, whatever its dress", () => {
    fc.assert(
      fc.property(anyTypedSum, anySumDress, (sum, dress) => {
        const value = exactly(sum);
        const amount = value && nearestCents(value);
        const expected =
          amount === null
            ? { ok: false, reason: "not-a-number" }
            : amount > MAX_AMOUNT || amount < -MAX_AMOUNT
              ? { ok: false, reason: "too-large" }
              : { ok: true, value: amount === 0 ? 0 : amount };
        const text = typeSum(sum, dress);
        fc.pre(text.length <= 200);
        expect(parseSignedSum(text)).toEqual(expected);
      }),
      { numRuns: runs(2000) },
    );
  });

  it("keeps an amount that is printed by this product, whatever its sign and dress", () => {
    fc.assert(
      fc.property(anyBalance, anySumDress, (amount, dress) => {
        for (const text of [
          formatEuros(amount),
          dress.amount(formatEuros(amount).replace(/.€/, "")),
        ])
          expect(parseSignedSum(text)).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it("never throws, and never goes beyond its bounds, whatever is typed", () => {
    const anyMarks = fc.string({ unit: fc.constantFrom(..."0123456789,.-+*/()x:=€ ".split("")) });
    fc.assert(
      fc.property(anyMarks, (text) => {
        const read = parseSignedSum(text);
        if (!read.ok) return;
        expect(Number.isInteger(read.value)).toBe(true);
        expect(Math.abs(read.value)).toBeLessThanOrEqual(MAX_AMOUNT);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ["-120,50", -12_050],
    ["−120,50 €", -12_050],
    ["EUR -120,50", -12_050],
    ["-€120,50", -12_050],
    ["120,50-", -12_050],
    ["(120,50)", -12_050],
    ["-5-10", -1500],
    ["-5+10", 500],
  ])("%s is %i cents where there may be less than nothing, else refused", (text, value) => {
    expect(parseSignedSum(text)).toEqual({ ok: true, value });
    expect(parseSum(text).ok).toBe(value >= 0);
  });

  it.each([
    ["=12+3", 1500],
    ["12+3", 1500],
    ["10-2,50", 750],
    ["10 − 2.50", 750],
    ["1.234,56 + 1 000", 223_456],
    ["=-5+10", 500],
    ["= 12 €", 1200],
    ["0,10+0,20", 30],
    ["5-5", 0],
    ["+12,34 €", 1234],
    ["12,34 EUR", 1234],
    ["EUR 1.234,56", 123_456],
    ["3*4,50", 1350],
    ["3 × 4,50 €", 1350],
    ["2x9,99+1", 2098],
    ["45/2", 2250],
    ["100÷3", 3333],
    ["100:3*3", 10_000],
    ["0,01/2", 1],
    ["0,125*80", 1000],
    ["(45-5)/2", 2000],
  ])("%s comes to %i cents", (text, value) => {
    expect(parseSum(text)).toEqual({ ok: true, value });
  });

  it.each([
    ["=", "not-a-number"],
    ["12+", "not-a-number"],
    ["12++3", "not-a-number"],
    ["12+-3", "not-a-number"],
    ["12*", "not-a-number"],
    ["12**3", "not-a-number"],
    ["(12", "not-a-number"],
    ["12)", "not-a-number"],
    ["2(3)", "not-a-number"],
    ["12/0", "not-a-number"],
    [`1${"+1".repeat(100)}`, "not-a-number"],
    ["12+a", "not-a-number"],
    ["1,234+1", "too-many-decimals"],
    ["-1", "negative"],
    ["1-2", "negative"],
    ["999999999,99+0,01", "too-large"],
  ])("%s is refused as %s", (text, reason) => {
    expect(parseSum(text)).toEqual({ ok: false, reason });
  });
});
