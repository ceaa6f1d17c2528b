import fc from "fast-check";
import { expect, it } from "vitest";
import {
  accountReserveFields,
  accountReserveForm,
} from "../../../src/application/forecast/account-reserve-form.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";

it("a cushion is read as it was shown, and an empty field is none", () => {
  fc.assert(
    fc.property(anyAmount, (accountReserve) => {
      expect(accountReserveForm.read(accountReserveFields(accountReserve))).toEqual(
        accepted(accountReserve),
      );
    }),
  );
  expect(accountReserveForm.read({ amount: " " })).toEqual(accepted(0));
});

it("a cushion that is no amount is refused", () => {
  expect(accountReserveForm.read({ amount: "-1" })).toEqual(
    refused({ incomplete: false, issues: { amount: "amount-negative" } }),
  );
});
