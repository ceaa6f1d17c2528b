import fc from "fast-check";
import { expect, it } from "vitest";
import { reserveFields, reserveForm } from "../../../src/application/forms/reserve-form.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";

it("a reserve is read as it was shown, and an empty field is none", () => {
  fc.assert(
    fc.property(anyAmount, (reserve) => {
      expect(reserveForm.read(reserveFields(reserve))).toEqual(accepted(reserve));
    }),
  );
  expect(reserveForm.read({ amount: " " })).toEqual(accepted(0));
});

it("a reserve that is no amount is refused", () => {
  expect(reserveForm.read({ amount: "-1" })).toEqual(
    refused({ incomplete: false, issues: { amount: "amount-negative" } }),
  );
});
