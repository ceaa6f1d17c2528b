import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { parseAmount } from "../../../src/domain/shared/parse-amount.ts";
import { isSum, parseSum } from "../../../src/domain/shared/parse-sum.ts";

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

  it("leaves whatever is no sum to be read as an amount", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!isSum(text));
        expect(parseSum(text)).toEqual(parseAmount(text));
      }),
    );
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
  ])("%s comes to %i cents", (text, value) => {
    expect(parseSum(text)).toEqual({ ok: true, value });
  });

  it.each([
    ["=", "not-a-number"],
    ["12+", "not-a-number"],
    ["12++3", "not-a-number"],
    ["12+-3", "not-a-number"],
    ["12*3", "not-a-number"],
    ["12+a", "not-a-number"],
    ["1,234+1", "too-many-decimals"],
    ["-1", "negative"],
    ["1-2", "negative"],
    ["999999999,99+0,01", "too-large"],
  ])("%s is refused as %s", (text, reason) => {
    expect(parseSum(text)).toEqual({ ok: false, reason });
  });
});
