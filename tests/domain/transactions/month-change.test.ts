import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { monthChange } from "../../../src/domain/transactions/month-change.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";

describe("the change against the month before", () => {
  it("is nothing to tell when that month had nothing", () => {
    fc.assert(
      fc.property(anyBalance, (current) => {
        expect(monthChange(current, ZERO)).toBeNull();
      }),
    );
  });

  it("leads from the month before to this one", () => {
    fc.assert(
      fc.property(anyBalance, anyBalance, (current, previous) => {
        fc.pre(previous !== 0);
        const change = monthChange(current, previous)!;
        const reached = previous + change * Math.abs(previous);
        expect(Math.abs(reached - current)).toBeLessThan(0.01);
      }),
    );
  });

  it("is positive for more and negative for less, whatever the sign of the balance", () => {
    fc.assert(
      fc.property(anyBalance, anyBalance, (current, previous) => {
        fc.pre(previous !== 0);
        expect(Math.sign(monthChange(current, previous)!)).toBe(Math.sign(current - previous));
      }),
    );
  });

  it.each([
    [10_620, 10_000, 0.062],
    [5_000, 10_000, -0.5],
    [0, 10_000, -1],
    [10_000, -10_000, 2],
    [-20_000, -10_000, -1],
  ])("to %i cents from %i is %f", (current, previous, change) => {
    expect(monthChange(cents(current), cents(previous))).toBeCloseTo(change, 12);
  });
});
