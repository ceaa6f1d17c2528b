import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "../../../src/application/forms/amount-text.ts";
import { balanceForm } from "../../../src/application/forms/balance-form.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";

const TODAY = civilDate(2026, 11, 20);
const form = balanceForm(fakeClock(TODAY));

describe("the form of a balance", () => {
  it("reads what is above and below zero as it was typed, of today at first", () => {
    fc.assert(
      fc.property(anyBalance, (amount) => {
        const fields = { ...form.blank(), amount: amountText(amount) };
        expect(form.read(fields)).toEqual(
          accepted({ balance: { amount, date: TODAY }, account: null }),
        );
      }),
    );
    expect(form.read({ ...form.blank(), amount: "−12,5" })).toMatchObject({
      value: { balance: { amount: cents(-1_250) } },
    });
  });

  it("wants an amount, and a day that is not to come", () => {
    expect(form.read({ account: "", amount: "", date: "2026-11-21" })).toEqual(
      refused({ incomplete: true, issues: { amount: "required", date: "future-date" } }),
    );
    expect(form.read({ account: "", amount: "--1", date: "" })).toMatchObject({
      reason: { issues: { amount: "amount-negative", date: "required" } },
    });
  });
});
