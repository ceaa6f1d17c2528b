import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountChoices } from "../../../src/application/accounts/account-choices.ts";
import { MAIN_ACCOUNT } from "../../../src/application/entries/transaction-form.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { toldAccount } from "../../support/forecast.ts";

const account = (id: string, other: Partial<ReturnType<typeof toldAccount>> = {}) =>
  toldAccount(1, "2026-11-01", { id: accountId(id), label: id, main: false, ...other });

const OWN = account("own", { main: true });
const SAVINGS = account("savings");
const CLOSED = account("closed", { closed: true });

const offered = (
  accounts: Parameters<typeof accountChoices>[0],
  value: string,
  named: string | null,
) => accountChoices(accounts, value, named).map((one) => [one.value, one.account?.label ?? null]);

const anyAccounts = fc
  .uniqueArray(fc.record({ id: fc.constantFrom("a", "b", "c", "d"), closed: fc.boolean() }), {
    selector: ({ id }) => id,
  })
  .chain((all) =>
    fc
      .option(fc.nat(3))
      .map((main) =>
        all.map(({ id, closed }, index) =>
          account(id, { closed, main: index === main && !closed }),
        ),
      ),
  );

describe("the accounts that a movement may be of", () => {
  it("are the open ones, the main one first, whose choice says nothing", () => {
    expect(offered([SAVINGS, OWN, CLOSED], "", null)).toEqual([
      ["", "own"],
      ["savings", "savings"],
    ]);
  });

  it("are none where there is one alone and no other is named", () => {
    expect(offered([OWN, CLOSED], "", null)).toEqual([]);
    expect(offered([], "", null)).toEqual([]);
  });

  it("have the one that a record names among them, closed as it may be, and the main one takes its place by a word", () => {
    expect(offered([OWN, CLOSED], "closed", "closed")).toEqual([
      [MAIN_ACCOUNT, "own"],
      ["closed", "closed"],
    ]);
    expect(offered([OWN, SAVINGS], MAIN_ACCOUNT, "savings")).toEqual([
      [MAIN_ACCOUNT, "own"],
      ["savings", "savings"],
    ]);
  });

  it("begin with none of them where there is no main one", () => {
    expect(offered([SAVINGS, account("other")], "", null)).toEqual([
      ["", null],
      ["savings", "savings"],
      ["other", "other"],
    ]);
  });

  it("have what the field says among them, and each value once", () => {
    fc.assert(
      fc.property(
        anyAccounts,
        fc.option(fc.constantFrom("a", "b", "c", "d")),
        fc.constantFrom("", "a", "b", "c", "d"),
        (accounts, named, picked) => {
          const ids = new Set<string>(accounts.map(({ id }) => id));
          fc.pre((named === null || ids.has(named)) && (picked === "" || ids.has(picked)));
          const value = picked === "" && named !== null ? MAIN_ACCOUNT : picked;
          const values = accountChoices(accounts, value, named).map((one) => one.value);
          expect(new Set(values).size).toBe(values.length);
          if (values.length > 0) expect(values).toContain(value);
        },
      ),
    );
  });
});
