import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  withoutIbans,
  bankText,
  lastDigits,
  shownRow,
} from "../../../src/domain/imports/bank-text.ts";

describe("a bank's text", () => {
  it.each([
    ["MB WAY P/ 912345678", "MB WAY P/ ******678"],
    ["MB WAY P/ 912 345 678 ANA", "MB WAY P/ ******678 ANA"],
    ["TRF MBWAY +351912345678", "TRF MBWAY ******678"],
    ["TRF 00351 96-234-56-78", "TRF ******678"],
    ["REF 1912345678", "REF 1912345678"],
    ["COMPRA 1234", "COMPRA 1234"],
  ])("%j is kept as %j", (text, kept) => {
    expect(bankText(text)).toBe(kept);
  });

  it("holds no telephone, no two spaces in a row, and nothing that cannot be stored", () => {
    const anyWords = fc.string({
      unit: fc.constantFrom(
        "9",
        "1",
        "2",
        "6",
        " ",
        "\u0000",
        "\ud800",
        "a",
        "\u00a0",
        "\t",
        "+",
        "-",
      ),
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyWords, (text) => {
        const kept = bankText(text);
        expect(kept).not.toMatch(/(?<!\d)9[1236]\d{7}(?!\d)/);
        expect(kept).not.toMatch(/^\s|\s$|\s\s|[\0\t]/);
        expect(kept.isWellFormed()).toBe(true);
        expect(bankText(kept)).toBe(kept);
      }),
    );
  });

  it("of a row that was not read is short", () => {
    expect(shownRow(["a", "", "b"])).toBe("a · b");
    expect(shownRow(["a".repeat(1_000)])).toHaveLength(300);
  });
});

describe("an account's number", () => {
  it.each([
    ["Conta 0123045678901 - EUR - Conta à ordem", "8901"],
    ["Conta cartão 4163 **** **** 1234", "1234"],
    ["PT50 0033 0000 1234 5678 9010 5", "0105"],
    ["**** 9876", "9876"],
    ["Conta à ordem", null],
    ["123", null],
  ])("of %j is kept as %j", (text, digits) => {
    expect(lastDigits(text)).toBe(digits);
  });
});

describe("the IBAN in a description", () => {
  it.each([
    ["TRF PT50000201231234567890154 ANA", "TRF ******154 ANA"],
    ["TRF PT50 0002 0123 1234 5678 9015 4", "TRF ******154"],
    ["SEPA DE89370400440532013000", "SEPA ******000"],
    ["COMPRA 1234 CAFE CENTRAL", "COMPRA 1234 CAFE CENTRAL"],
    ["REF PT50 0002", "REF PT50 0002"],
  ])("is shortened: %s", (text, shortened) => {
    expect(withoutIbans(text)).toBe(shortened);
  });
});
