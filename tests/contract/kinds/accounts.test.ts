import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accountCreationSchema,
  accountPatchSchema,
  accountWrites,
  decodeAccountDraft,
  decodeAccountPatch,
  encodeAccount,
  encodeAccountDraft,
  encodeAccountPatch,
} from "../../../src/contract/kinds/accounts.ts";
import type { AccountPatch } from "../../../src/domain/accounts/account.ts";
import { NAME_MAX } from "../../../src/domain/shared/text-limits.ts";
import { anyAccount } from "../../support/arbitraries/import.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";

const body = { nome: "Carteira", especie: "dinheiro" };
const long = "a".repeat(NAME_MAX + 1);

/** Any account of which no text is blank. */
const anyNamed = anyAccount.filter(
  ({ label, bank }) => label.trim() !== "" && (bank === null || bank.trim() !== ""),
);

describe("the draft of an account", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyNamed, ({ id: _, balance: __, closed: ___, ...draft }) => {
        const received = read(accountCreationSchema, overTheWire(encodeAccountDraft(draft)));
        expect(decodeAccountDraft(received)).toEqual(draft);
      }),
    );
  });

  it("is of the day as its kind usually is, and not the main one, unless it says so", () => {
    const draft = (especie: string) =>
      decodeAccountDraft(read(accountCreationSchema, { ...body, especie }));
    expect(draft("dinheiro")).toEqual({
      label: "Carteira",
      bank: null,
      digits: null,
      kind: "cash",
      ofTheDay: true,
      main: false,
    });
    expect(draft("poupanca")).toMatchObject({ kind: "savings", ofTheDay: false });
  });

  it("needs a name and a kind, and takes four digits and no more", () => {
    expect(refusals(accountCreationSchema, {})).toEqual({ nome: "required", especie: "required" });
    expect(refusals(accountCreationSchema, { ...body, nome: long, banco: long })).toEqual({
      nome: "too-long-text",
      banco: "too-long-text",
    });
    for (const digitos of ["123", "12345", "12a4"])
      expect(refusals(accountCreationSchema, { ...body, digitos })).toHaveProperty("digitos");
  });

  it.each(["saldo", "fechada", "saldo_hoje", "user_id"])("never sets the field %s", (field) => {
    expect(refusals(accountCreationSchema, { ...body, [field]: true })).toEqual({
      [field]: "unknown-field",
    });
  });
});

describe("the change of an account", () => {
  it("is after its way over the wire what it was before, and says nothing of what it leaves out", () => {
    const anyPatch = fc
      .tuple(anyNamed, fc.subarray(["label", "kind", "ofTheDay", "main", "closed"] as const))
      .map(([account, fields]): AccountPatch =>
        Object.fromEntries(fields.map((field) => [field, account[field]])),
      );
    fc.assert(
      fc.property(anyPatch, (patch) => {
        const received = read(accountPatchSchema, overTheWire(encodeAccountPatch(patch)));
        expect(decodeAccountPatch(received)).toEqual(patch);
      }),
    );
  });

  it.each(["banco", "digitos", "saldo"])("never sets the field %s", (field) => {
    expect(refusals(accountPatchSchema, { [field]: "1" })).toEqual({ [field]: "unknown-field" });
  });
});

describe("the answer to a write of an account", () => {
  it("is the account in its revision", () => {
    fc.assert(
      fc.property(anyAccount, fc.nat(), (account, revision) => {
        const answer = overTheWire({ ...encodeAccount(account), revisao: revision });
        expect(read(accountWrites.stored, answer)).toEqual({
          record: account,
          revision,
          removed: false,
        });
      }),
    );
  });
});
