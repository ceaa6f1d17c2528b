import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, readDecimal } from "../../../../src/domain/imports/cells/read-amount.ts";
import { anyBalance } from "../../../support/arbitraries/cents.ts";
import { comma, point, spaced } from "../../../support/bank-files/line.ts";

const writings: Readonly<Record<string, (cents: number) => string | number>> = {
  "with points and a comma": comma,
  "with a point": point,
  "with spaces, and twice the sign": spaced,
  "with no-break spaces": (cents) => spaced(cents).replaceAll(" ", "\u00a0"),
  "with the sign of mathematics": (cents) => comma(cents).replace("-", "−"),
  "with a hyphen that does not break": (cents) => comma(cents).replace("-", "\u2011"),
  "with a letter behind": (cents) => `${comma(Math.abs(cents))}${cents < 0 ? "D" : "C"}`,
  "with the letters of accountants": (cents) =>
    `${point(Math.abs(cents))} EUR ${cents < 0 ? "DR" : "cr."}`,
  "with the sign behind": (cents) => (cents < 0 ? `${comma(-cents)}-` : comma(cents)),
  "in brackets": (cents) => (cents < 0 ? `(${comma(-cents)})` : comma(cents)),
  "in brackets, with the currency": (cents) => (cents < 0 ? `(${point(-cents)}) €` : comma(cents)),
  "in brackets that hold the currency": (cents) =>
    cents < 0 ? `(€${comma(-cents)})` : comma(cents),
  "with a plus": (cents) => (cents < 0 ? comma(cents) : `+${comma(cents)}`),
  "with the currency behind": (cents) => `${comma(cents)} EUR`,
  "with the euro sign behind": (cents) => `${comma(cents)} €`,
  "with the euro sign between": (cents) => comma(cents).replace(/^(-?)/, "$1€"),
  "made inert": (cents) => `'${point(cents)}`,
  "as a number": (cents) => cents / 100,
  "as a number that lost its last bit": (cents) => (cents / 100) * (1 + Number.EPSILON),
};

describe("an amount of a bank", () => {
  it.each(Object.entries(writings))("%s reads as the same cents", (_, write) => {
    fc.assert(
      fc.property(anyBalance, (cents) => {
        expect(readAmount(write(cents))).toEqual({ ok: true, value: cents });
      }),
    );
  });

  it.each([
    ["", null],
    [" ", null],
    [null, null],
    [undefined, null],
    ["-", null],
    ["—", null],
    ["--12,00", -1_200],
    ["-7291.31", -729_131],
    ["11.304,30", 1_130_430],
    ["1 234,56", 123_456],
    ["-€1,250.00", -125_000],
    ["-12.340000000000", -1_234],
    ["-0,00", 0],
  ])("written %j is %j", (cell, cents) => {
    expect(readAmount(cell)).toEqual(cents === null ? null : { ok: true, value: cents });
  });

  it.each([
    ["abc", "amount"],
    ["-5,00 C", "amount"],
    ["12 D", "amount"],
    ["D", "amount"],
    ["12,345", "amount"],
    ["1,2,3", "amount"],
    ["-5,00-", "amount"],
    ["-(5,00)", "amount"],
    ["(-5,00)", "amount"],
    ["(5,00)-", "amount"],
    ["(5,00", "amount"],
    ["()", "amount"],
    ["12 EUR de desconto", "amount"],
    ["1".repeat(41), "amount"],
    [12.345, "amount"],
    [Number.NaN, "amount"],
    ["1.000.000.000,00", "too-large"],
    [1e12, "too-large"],
  ])("written %j is refused", (cell, reason) => {
    expect(readAmount(cell)).toEqual({ ok: false, reason });
  });

  it("in the plain decimals of the standards reads as the same cents", () => {
    fc.assert(
      fc.property(anyBalance, (cents) => {
        for (const text of [point(cents), point(cents).replace(".", ","), `${point(cents)}000`])
          expect(readDecimal(text)).toEqual({ ok: true, value: cents });
      }),
    );
    expect(readDecimal("1.234")).toEqual({ ok: false, reason: "amount" });
    expect(readDecimal("1,234.00")).toEqual({ ok: false, reason: "amount" });
  });
});
