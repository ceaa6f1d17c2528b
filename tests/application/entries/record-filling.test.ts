import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overwrittenBy } from "../../../src/application/entries/record-filling.ts";

type Fields = { readonly amount: string; readonly date: string };

const began: Fields = { amount: "", date: "2026-11-20" };

describe("what a filling takes the place of", () => {
  it("is what somebody has typed, and neither what was there at first nor what was filled in", () => {
    const filling = { fields: { amount: "23,45", date: "2026-11-12" }, spare: {} };
    const lost = (fields: Fields, filled: Partial<Fields> = {}) =>
      overwrittenBy({ fields, filled, began }, filling);
    expect(lost(began)).toEqual({});
    expect(lost({ ...began, amount: "7" })).toEqual({ amount: "7" });
    expect(lost({ ...began, amount: "7" }, { amount: "7" })).toEqual({});
    expect(lost({ amount: "23,45", date: "2026-11-12" })).toEqual({});
    expect(lost({ amount: "", date: "2026-11-01" })).toEqual({ date: "2026-11-01" });
  });

  it("is nothing of what only gives way", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (amount, date) => {
        const typed = { fields: { amount, date }, filled: {}, began };
        expect(overwrittenBy(typed, { fields: {}, spare: { amount: "1", date: "x" } })).toEqual({});
      }),
    );
  });
});
