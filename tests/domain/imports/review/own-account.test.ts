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
    [
      "has its digits, though it was made by a file that tells no bank",
      "1234",
      [account("a", { bank: "Extrato OFX", digits: "1234" }), account("b", { bank: "Outro" })],
      "a",
    ],
    [
      "is not to be known among two with its digits that tell no bank",
      "1234",
      [
        account("a", { bank: "Extrato OFX", digits: "1234" }),
        account("b", { bank: "Extrato CAMT", digits: "1234" }),
      ],
      undefined,
    ],
    ["is none of another number", "1234", [account("a", { digits: "9999" })], undefined],
    ["is none of another bank", null, [account("a", { bank: "Outro" })], undefined],
    ["is none of another kind", null, [account("a", { kind: "card" })], undefined],
    ["is not to be known among two", null, [account("a"), account("b")], undefined],
  ])("%s", (_, digits, accounts, found) => {
    expect(ownAccount(file(digits), accounts)?.id).toBe(found);
  });

  it("of a format that tells no bank has its digits, whatever its bank", () => {
    const ofx = { ...file("1234"), source: { id: "ofx", name: "Extrato OFX" } };
    const own = [account("a", { digits: "1234" }), account("b", { digits: "9999" })];
    expect(ownAccount(ofx, own)?.id).toBe("a");
    expect(ownAccount(ofx, [account("a", { digits: "9999" })])).toBeNull();
  });

  it("is the one called so where the file names it without digits, and no other", () => {
    const accounts = [account("Conta Banco"), account("Férias")];
    expect(ownAccount(file(null), accounts, "FERIAS")?.id).toBe("Férias");
    expect(ownAccount(file(null), [account("Conta Banco")], "Férias")).toBeNull();
  });
});
