import fc from "fast-check";
import { expect, it } from "vitest";
import { cushionFields, cushionForm } from "../../../src/application/forecast/cushion-form.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";

it("a cushion is read as it was shown, and an empty field is none", () => {
  fc.assert(
    fc.property(anyAmount, (cushion) => {
      expect(cushionForm.read(cushionFields(cushion))).toEqual(accepted(cushion));
    }),
  );
  expect(cushionForm.read({ amount: " " })).toEqual(accepted(0));
});

it("a cushion that is no amount is refused", () => {
  expect(cushionForm.read({ amount: "-1" })).toEqual(
    refused({ incomplete: false, issues: { amount: "amount-negative" } }),
  );
});
