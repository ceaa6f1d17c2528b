import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  heldAccounts,
  heldToday,
  type AccountLine,
  type Recorded,
} from "../../../src/domain/forecast/held-today.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { accountId, transactionId } from "../../../src/domain/shared/ids.ts";
import { day, recorded, toldAccount } from "../../support/forecast.ts";

const today = day("2026-03-10");

const bank = (amount: number | null, date: string, other: Partial<Account> = {}): Account => ({
  ...toldAccount(amount ?? 0, date, { id: accountId("bank"), bank: "CGD", main: false }),
  ...(amount === null && { balance: null }),
  ...other,
});

const line = (date: string, amount: number, other: Partial<AccountLine> = {}): AccountLine => ({
  account: accountId("bank"),
  date: day(date),
  kind: "expense",
  amount: cents(amount),
  records: [],
  state: "not-counted",
  ...other,
});

const amountOf = (
  accounts: readonly Account[],
  records: readonly Recorded[] = [],
  lines: readonly AccountLine[] = [],
) => heldToday(accounts, lines, records, today)?.amount ?? null;

describe("what there is today", () => {
  it("is what the told accounts hold together, and nothing as long as none is told", () => {
    const accounts = [toldAccount(5_000, "2026-03-01"), bank(-2_000, "2026-03-01")];
    expect(amountOf(accounts)).toBe(3_000);
    expect(amountOf([bank(null, "2026-03-01")])).toBeNull();
    expect(amountOf([])).toBeNull();
  });

  it("keeps savings apart, and names what was never told", () => {
    const savings = bank(90_000, "2026-03-01", { id: accountId("savings"), ofTheDay: false });
    const untold = bank(null, "2026-03-01", { kind: "card" });
    const held = heldToday([toldAccount(5_000, "2026-03-01"), savings, untold], [], [], today);
    expect(held).toMatchObject({
      amount: 5_000,
      apart: [{ account: savings, amount: 90_000 }],
      untold: [untold],
    });
    expect(amountOf([savings])).toBeNull();
  });

  it("adds to each account what moved it since its own day", () => {
    const accounts = [toldAccount(10_000, "2026-03-05"), bank(20_000, "2026-03-01")];
    const bought = recorded("2026-03-03", 700);
    const records = [bought, recorded("2026-03-04", 1), recorded("2026-03-06", 30)];
    const lines = [
      line("2026-03-01", 9_999),
      line("2026-03-03", 700, { state: "counted", records: [bought.id] }),
      line("2026-03-04", 5_000),
      line("2026-03-11", 8_888),
    ];
    expect(heldToday(accounts, lines, records, today)?.accounts).toMatchObject([
      { moved: -30, count: 1, amount: 9_970 },
      { moved: -5_700, count: 2, amount: 14_300 },
    ]);
  });

  it("is the same before and after a transfer between two accounts of the day", () => {
    const accounts = [
      toldAccount(10_000, "2026-03-01", { bank: "BPI" }),
      bank(20_000, "2026-03-05"),
    ];
    const transfer = [
      line("2026-03-07", 4_000, { account: accountId("main") }),
      line("2026-03-07", 4_000, { kind: "income" }),
    ];
    expect(amountOf(accounts, [], transfer)).toBe(amountOf(accounts));
  });

  it("counts nothing of an imported movement whose records were removed, and of a divided one all that left", () => {
    const accounts = [bank(20_000, "2026-03-01")];
    const gone = line("2026-03-03", 700, {
      state: "counted",
      records: [transactionId("removed in this tab")],
    });
    expect(amountOf(accounts, [], [gone, line("2026-03-03", 60, { state: "removed" })])).toBe(
      20_000,
    );
    const share = recorded("2026-03-04", 2_000);
    const divided = line("2026-03-04", 6_000, { state: "counted", records: [share.id] });
    expect(amountOf(accounts, [share], [divided])).toBe(14_000);
  });

  it("counts no record where only accounts of banks were told", () => {
    const accounts = [bank(20_000, "2026-03-01"), bank(null, "2026-03-01", { id: accountId("b") })];
    const untold = recorded("2026-03-04", 900);
    const lines = [
      line("2026-03-04", 900, { account: accountId("b"), state: "counted", records: [untold.id] }),
    ];
    expect(amountOf(accounts, [recorded("2026-03-03", 700), untold], lines)).toBe(20_000);
  });

  it("holds what was recorded on the told day before the telling, and counts what was recorded after it", () => {
    const before = recorded("2026-03-10", 500);
    const sofa = recorded("2026-03-10", 40_000);
    const salary = recorded("2026-03-10", 135_000, { kind: "income" });
    const told = (includes: readonly Recorded[] | null) =>
      toldAccount(100_000, "2026-03-10", {
        balance: {
          amount: cents(100_000),
          date: today,
          includes: includes && includes.map(({ id }) => id),
        },
      });
    const records = [before, sofa, salary];
    expect(amountOf([told([before])], records)).toBe(100_000 - 40_000 + 135_000);
    expect(amountOf([told(records)], records)).toBe(100_000);
    expect(amountOf([told(null)], records)).toBe(100_000);
    const imported = line("2026-03-10", 40_000, { state: "counted", records: [sofa.id] });
    expect(amountOf([told([before])], [before, sofa], [imported])).toBe(100_000);
  });

  it("moves the account that a record names, whatever file brought it, and the main one where it names none", () => {
    const accounts = [
      toldAccount(10_000, "2026-03-01"),
      bank(20_000, "2026-03-01"),
      bank(90_000, "2026-03-01", { id: accountId("savings"), ofTheDay: false }),
    ];
    const own = { account: accountId("bank") };
    const apart = { account: accountId("savings") };
    const brought = recorded("2026-03-04", 700, own);
    const given = recorded("2026-03-04", 50, apart);
    const records = [
      recorded("2026-03-05", 1),
      recorded("2026-03-05", 20, own),
      recorded("2026-03-05", 300, apart),
      recorded("2026-03-20", 4_000, apart),
      recorded("2026-03-20", 5_000, own),
      brought,
      given,
    ];
    const lines = [brought, given].map(({ id, amount }) =>
      line("2026-03-04", amount, { state: "counted", records: [id] }),
    );
    const held = heldToday(accounts, lines, records, today);
    expect(held?.accounts).toMatchObject([{ amount: 9_999 }, { amount: 19_280 }]);
    expect(held?.apart).toMatchObject([{ amount: 89_650, count: 2 }]);
    expect(held?.ahead).toMatchObject([{ amount: 5_000 }]);
  });

  it("holds nothing in an account that is closed, nor what is recorded in it", () => {
    const accounts = [
      toldAccount(10_000, "2026-03-01"),
      bank(20_000, "2026-03-01", { closed: true }),
      bank(null, "2026-03-01", { id: accountId("old"), closed: true }),
    ];
    const records = [recorded("2026-03-05", 20, { account: accountId("bank") })];
    expect(heldToday(accounts, [], records, today)).toMatchObject({
      amount: 10_000,
      apart: [],
      untold: [],
    });
  });

  it("is the plain sum of its parts, whatever the order", () => {
    const days = fc.constantFrom(
      "2026-02-27",
      "2026-03-01",
      "2026-03-05",
      "2026-03-10",
      "2026-03-12",
    );
    const amounts = fc.integer({ min: 1, max: 99_999 });
    const records = fc.array(fc.tuple(days, amounts), { maxLength: 12 });
    fc.assert(
      fc.property(records, fc.boolean(), (some, turned) => {
        const all = some.map(([date, amount]) => recorded(date, amount));
        const since = some.filter(([date]) => date > "2026-03-01" && date <= today);
        const expected = 50_000 - since.reduce((sum, [, amount]) => sum + amount, 0);
        const accounts = [toldAccount(50_000, "2026-03-01")];
        const held = heldToday(accounts, [], turned ? all.toReversed() : all, today);
        expect(held?.amount).toBe(expected);
        expect(held?.accounts[0]?.count).toBe(since.length);
        expect(held?.ahead).toHaveLength(some.filter(([date]) => date > today).length);
      }),
    );
  });

  it("shares records out among the accounts: together they move what all of them come to", () => {
    const names = ["main", "bank", "savings", null] as const;
    const some = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 99_999 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, (all) => {
        const accounts = [
          toldAccount(0, "2026-03-01"),
          bank(0, "2026-03-01"),
          bank(0, "2026-03-01", { id: accountId("savings"), ofTheDay: false }),
        ];
        const records = all.map(([name, amount]) =>
          recorded("2026-03-05", amount, name === null ? {} : { account: accountId(name) }),
        );
        const { held } = heldAccounts(accounts, [], records, today);
        for (const { account, amount } of held) {
          const own = all.filter(([name]) => (name ?? "main") === account.id);
          expect(amount).toBe(0 - own.reduce((sum, [, each]) => sum + each, 0));
        }
      }),
    );
  });
});
