import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountForm, withKind, YES } from "../../../src/application/accounts/account-form.ts";
import { ACCOUNT_KINDS } from "../../../src/domain/accounts/account.ts";
import { canBeMain } from "../../../src/domain/accounts/main-account.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { NAME_MAX } from "../../../src/domain/shared/text-limits.ts";
import { anyAccount } from "../../support/arbitraries/import.ts";
import { toldAccount } from "../../support/forecast.ts";

const NAMED = { ...accountForm.blank(), label: "Carteira" };

const contentOf = (fields: typeof NAMED) => {
  const read = accountForm.read(fields);
  return read.ok && read.value;
};

describe("the form of an account", () => {
  it("reads back every account that it shows, save the white space around its texts", () => {
    fc.assert(
      fc.property(anyAccount, (account) => {
        fc.pre(!account.main || canBeMain(account));
        fc.pre(account.label.trim() !== "");
        const { id: _, balance: __, ...content } = account;
        expect(accountForm.read(accountForm.show(account))).toEqual(
          accepted({
            ...content,
            label: content.label.trim(),
            bank: content.bank?.trim() || null,
          }),
        );
      }),
    );
  });

  it("is of the day at first, and goes with the kind that is chosen until somebody says otherwise", () => {
    expect(accountForm.blank()).toMatchObject({ kind: "current", ofTheDay: YES, main: "" });
    const days = ACCOUNT_KINDS.map((kind) => [kind, withKind(kind).ofTheDay === YES]);
    expect(Object.fromEntries(days)).toEqual({
      current: true,
      savings: false,
      card: true,
      cash: true,
    });
    expect(contentOf({ ...NAMED, ...withKind("savings"), ofTheDay: YES })).toMatchObject({
      kind: "savings",
      ofTheDay: true,
    });
  });

  it("makes no account the main one that is kept apart", () => {
    expect(contentOf({ ...NAMED, main: YES })).toMatchObject({ main: true });
    expect(contentOf({ ...NAMED, main: YES, ofTheDay: "" })).toMatchObject({ main: false });
  });

  it("needs a name, and of the number takes four digits or nothing", () => {
    expect(accountForm.read(accountForm.blank())).toMatchObject({
      reason: { incomplete: true, issues: { label: "required" } },
    });
    for (const digits of ["123", "12345", "12a4"])
      expect(accountForm.read({ ...NAMED, digits })).toMatchObject({
        reason: { incomplete: false, issues: { digits: "bad-digits" } },
      });
    expect(contentOf({ ...NAMED, digits: " 0423 " })).toMatchObject({ digits: "0423" });
  });

  it("refuses texts that are too long", () => {
    const long = "a".repeat(NAME_MAX + 1);
    expect(accountForm.read({ ...NAMED, label: long, bank: long })).toMatchObject({
      reason: { issues: { label: "too-long-text", bank: "too-long-text" } },
    });
  });

  it("knows an account again as the server has it now", () => {
    const record = toldAccount(1, "2026-11-01");
    const kept = { record, revision: 4, removed: false };
    expect(accountForm.current({ type: "accounts", kept })).toEqual({ ...record, revision: 4 });
  });
});
