import { describe, expect, it } from "vitest";
import { openingBalance } from "../../../src/domain/forecast/opening-balance.ts";
import type { Account } from "../../../src/domain/imports/account.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { day, moved } from "../../support/forecast.ts";

const today = day("2026-03-10");

const account = (amount: number | null, date = "2026-03-01"): Account => ({
  id: accountId(`account-${amount}-${date}`),
  label: "Conta",
  bank: null,
  digits: null,
  kind: "current",
  balance: amount === null ? null : { amount: cents(amount), date: day(date) },
});

describe("what there is today", () => {
  it("is what all told accounts hold together", () => {
    const told = [account(5_000), account(-2_000), account(null)];
    expect(openingBalance(told, [], today)).toMatchObject({
      amount: 3_000,
      accounts: told.slice(0, 2),
      moved: 0,
    });
    expect(openingBalance([account(null)], [], today)).toBeNull();
  });

  it.each([
    ["the newest last", [account(0, "2026-03-01"), account(0, "2026-03-05")]],
    ["the newest first", [account(0, "2026-03-05"), account(0, "2026-03-01")]],
  ])("adds what was recorded after the last told day, up to today, %s", (_, accounts) => {
    const records = [
      moved("2026-03-03", 1),
      moved("2026-03-05", 10),
      moved("2026-03-06", 100),
      moved("2026-03-10", 1_000, { kind: "income" }),
      moved("2026-03-11", 10_000),
    ];
    expect(openingBalance(accounts, records, today)).toMatchObject({
      since: "2026-03-05",
      amount: 900,
      moved: 900,
      count: 2,
    });
  });
});
