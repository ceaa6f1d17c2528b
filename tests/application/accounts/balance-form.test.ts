import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "../../../src/application/acts/amount-text.ts";
import {
  balanceForm,
  blankBalance,
  OTHER_ACCOUNT,
} from "../../../src/application/accounts/balance-form.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";
import { toldAccount } from "../../support/forecast.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";

const TODAY = civilDate(2026, 11, 20);
const form = balanceForm(fakeClock(TODAY));

describe("the form of a balance", () => {
  it("reads what is above and below zero as it was typed, of today at first", () => {
    fc.assert(
      fc.property(anyBalance, (amount) => {
        const fields = { ...form.blank(), amount: amountText(amount) };
        expect(form.read(fields)).toEqual(
          accepted({ balance: { amount, date: TODAY }, account: { type: "main" } }),
        );
      }),
    );
    expect(form.read({ ...form.blank(), amount: "−12,5" })).toMatchObject({
      value: { balance: { amount: cents(-1_250) } },
    });
  });

  it("wants an amount, and a day that is not to come", () => {
    expect(form.read({ account: "", name: "", amount: "", date: "2026-11-21" })).toEqual(
      refused({ incomplete: true, issues: { amount: "required", date: "future-date" } }),
    );
    expect(form.read({ account: "", name: "", amount: "--1", date: "" })).toMatchObject({
      reason: { issues: { amount: "amount-not-a-number", date: "required" } },
    });
  });

  it("has the main account chosen, else one of the day, else another one", () => {
    const chosen = (...accounts: readonly Account[]) =>
      blankBalance(fakeClock(TODAY), accounts).account;
    const savings = toldAccount(1, TODAY, {
      id: accountId("savings"),
      kind: "savings",
      ofTheDay: false,
      main: false,
    });
    const untold = toldAccount(1, TODAY, { id: accountId("untold"), balance: null, main: false });
    expect(chosen()).toBe("");
    expect(chosen(savings, untold, toldAccount(1, TODAY))).toBe("main");
    expect(chosen(savings, untold)).toBe("untold");
    expect(chosen(savings)).toBe(OTHER_ACCOUNT);
  });

  it("names the account: one that is there, or another one by its name", () => {
    const read = (account: string, name: string) =>
      form.read({ ...form.blank(), amount: "1", account, name });
    expect(read("savings", "")).toMatchObject({
      value: { account: { type: "known", id: "savings" } },
    });
    expect(read(OTHER_ACCOUNT, " Cofre ")).toMatchObject({
      value: { account: { type: "new", label: "Cofre" } },
    });
    expect(read(OTHER_ACCOUNT, " ")).toMatchObject({ reason: { issues: { name: "required" } } });
    expect(read(OTHER_ACCOUNT, "a".repeat(81))).toMatchObject({
      reason: { issues: { name: "too-long-text" } },
    });
  });
});
