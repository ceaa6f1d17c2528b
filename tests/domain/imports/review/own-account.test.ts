import { describe, expect, it } from "vitest";
import type { Account } from "../../../../src/domain/accounts/account.ts";
import { ownAccount } from "../../../../src/domain/imports/review/own-account.ts";
import { accountId } from "../../../../src/domain/shared/ids.ts";
import { statementOf } from "../../../support/arbitraries/statement.ts";

const account = (id: string, parts: Partial<Account> = {}): Account => ({
  id: accountId(id),
  label: id,
  bank: "Banco",
  digits: null,
  kind: "current",
  balance: null,
  ofTheDay: true,
  main: false,
  closed: false,
  ...parts,
});

const file = (digits: string | null) => ({
  ...statementOf([]),
  account: { digits, kind: "current" as const },
});

describe("the account of a file", () => {
  it.each([
    ["has its digits", "1234", [account("a", { digits: "1234" }), account("b")], "a"],
    [
      "is the only one of its bank where the file tells no digits",
      null,
      [account("a", { digits: "1" })],
      "a",
    ],
    [
      "is the only one of its bank that has none",
      "1234",
      [account("a"), account("b", { digits: "9" })],
      "a",
    ],
    [
      "has its digits in another kind of file of the bank",
      "1234",
      [
        account("a", { bank: "Banco, conta", digits: "1234" }),
        account("b", { bank: "Banco, conta" }),
      ],
      "a",
    ],
    [
      "is none of another kind of file without digits",
      "1234",
      [account("a", { bank: "Banco, conta" })],
      undefined,
    ],
    ["is none of another number", "1234", [account("a", { digits: "9999" })], undefined],
    ["is none of another bank", null, [account("a", { bank: "Outro" })], undefined],
    ["is none of another kind", null, [account("a", { kind: "card" })], undefined],
    ["is not to be known among two", null, [account("a"), account("b")], undefined],
  ])("%s", (_, digits, accounts, found) => {
    expect(ownAccount(file(digits), accounts)?.id).toBe(found);
  });

  it("is the one called so where the file names it without digits, and no other", () => {
    const accounts = [account("Conta Banco"), account("Férias")];
    expect(ownAccount(file(null), accounts, "FERIAS")?.id).toBe("Férias");
    expect(ownAccount(file(null), [account("Conta Banco")], "Férias")).toBeNull();
  });
});
