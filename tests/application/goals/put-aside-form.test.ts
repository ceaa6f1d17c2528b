import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "../../../src/application/acts/amount-text.ts";
import { putAsideForm } from "../../../src/application/goals/put-aside-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";

describe("the form of an amount to put aside", () => {
  it("starts empty", () => {
    expect(putAsideForm.blank()).toEqual({ amount: "" });
    expect(putAsideForm.next({ amount: "1" })).toEqual({ amount: "" });
  });

  it("reads every amount but nothing", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        fc.pre(amount > 0);
        expect(putAsideForm.read({ amount: amountText(amount) })).toEqual(accepted(amount));
      }),
    );
  });

  it.each([
    ["", "required", true],
    ["0,00", "amount-zero", false],
    ["-5", "amount-negative", false],
    ["x", "amount-not-a-number", false],
  ] as const)("refuses %j as %s", (amount, issue, incomplete) => {
    expect(putAsideForm.read({ amount })).toEqual({
      ok: false,
      reason: { incomplete, issues: { amount: issue } },
    });
  });
});
