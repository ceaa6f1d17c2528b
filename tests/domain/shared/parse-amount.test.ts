import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { parseAmount } from "../../../src/domain/shared/parse-amount.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";

const grouped = (euros: number, separator: string) =>
  String(euros).replaceAll(/\B(?=(\d{3})+$)/g, separator);

const split = (amount: number) => ({
  euros: Math.floor(amount / 100),
  rest: String(amount % 100).padStart(2, "0"),
});

type Writing = (amount: number) => string;

const writings: Readonly<Record<string, Writing>> = {
  "with a comma": (amount) => `${split(amount).euros},${split(amount).rest}`,
  "with a point": (amount) => `${split(amount).euros}.${split(amount).rest}`,
  "grouped by spaces": (amount) => `${grouped(split(amount).euros, " ")},${split(amount).rest}`,
  "grouped by no-break spaces": (amount) =>
    `${grouped(split(amount).euros, "\u00a0")},${split(amount).rest}`,
  "grouped by narrow no-break spaces": (amount) =>
    `${grouped(split(amount).euros, "\u202f")},${split(amount).rest}`,
  "grouped by points": (amount) => `${grouped(split(amount).euros, ".")},${split(amount).rest}`,
  "as English writes it": (amount) => `${grouped(split(amount).euros, ",")}.${split(amount).rest}`,
  "as pt-PT formats a currency": (amount) =>
    (amount / 100).toLocaleString("pt-PT", { style: "currency", currency: "EUR" }),
  "with the euro sign before it": (amount) => `€ ${split(amount).euros},${split(amount).rest}`,
  "with white space around it": (amount) => `  ${split(amount).euros},${split(amount).rest} € `,
  "with EUR behind it": (amount) =>
    `${grouped(split(amount).euros, ".")},${split(amount).rest} EUR`,
  "with EUR before it": (amount) => `EUR${split(amount).euros},${split(amount).rest}`,
  "with euros behind it": (amount) => `${split(amount).euros},${split(amount).rest} euros`,
  "grouped by thin spaces": (amount) =>
    `${grouped(split(amount).euros, "\u2009")},${split(amount).rest}`,
  "grouped by apostrophes": (amount) =>
    `${grouped(split(amount).euros, "’")},${split(amount).rest}`,
  "with marks that nobody sees": (amount) =>
    `\ufeff\u200e${Array.from(`${split(amount).euros},${split(amount).rest}`).join("\u200b")}\u202c`,
  "in full width": (amount) =>
    `${split(amount).euros},${split(amount).rest}€`.replaceAll(/[!-~]/g, (mark) =>
      String.fromCharCode(mark.charCodeAt(0) + 0xfee0),
    ),
};

describe("a typed amount", () => {
  it.each(Object.entries(writings))("written %s reads as the same cents", (_, write) => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(parseAmount(write(amount))).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it("of whole euros needs no decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (euros) => {
        const expected = { ok: true, value: euros * 100 };
        for (const text of [String(euros), `${euros},`, grouped(euros, " "), grouped(euros, ".")])
          expect(parseAmount(text)).toEqual(expected);
      }),
    );
  });

  it.each([
    ["12,5", 1250],
    ["12.5", 1250],
    ["12.50", 1250],
    ["12.", 1200],
    [",5", 50],
    [".5", 50],
    ["1 234,56", 123_456],
    ["1.234,56", 123_456],
    ["1,234.56", 123_456],
    ["1.234", 123_400],
    ["1.234.567", 123_456_700],
    ["0.500", 50],
    ["12,500", 1250],
    ["007", 700],
    ["0000000000012", 1200],
    ["0", 0],
    ["999 999 999,99", MAX_AMOUNT],
  ])("%j is read as %i cents", (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value });
  });

  it.each([
    ["12,345", "too-many-decimals"],
    ["12.3456", "too-many-decimals"],
    ["0,001", "too-many-decimals"],
    ["-1", "negative"],
    ["−1,50", "negative"],
    ["- 12", "negative"],
    ["1000000000", "too-large"],
    ["999 999 999 999", "too-large"],
    ["", "not-a-number"],
    ["   ", "not-a-number"],
    ["€", "not-a-number"],
    [",", "not-a-number"],
    [".", "not-a-number"],
    ["-", "not-a-number"],
    ["abc", "not-a-number"],
    ["12a", "not-a-number"],
    ["1e3", "not-a-number"],
    ["0x10", "not-a-number"],
    ["+5", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["1,2,3", "not-a-number"],
    ["1.234.56", "not-a-number"],
    ["1 23", "not-a-number"],
    ["12.34,56", "not-a-number"],
    ["12€50", "not-a-number"],
    ["€5€", "not-a-number"],
    ["-abc", "not-a-number"],
    ["12,34 USD", "not-a-number"],
    ["EUR 12,34 €", "not-a-number"],
    ["12²", "not-a-number"],
    ["1½", "not-a-number"],
    ["- 12,34 EUR", "negative"],
    ["١٢", "not-a-number"],
  ])("%j is refused as %s", (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason });
  });

  it("is refused with a letter anywhere in it", () => {
    fc.assert(
      fc.property(anyAmount, fc.stringMatching(/^[a-zA-Zçãé]$/), fc.nat(), (amount, letter, at) => {
        const text = writings["with a comma"]!(amount);
        const position = at % (text.length + 1);
        const spoilt = text.slice(0, position) + letter + text.slice(position);
        expect(parseAmount(spoilt)).toEqual({ ok: false, reason: "not-a-number" });
      }),
    );
  });

  it("is refused as negative with a minus before it, whatever the amount", () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom("-", "−", "- ", "–", "\uff0d", "\u200e-"),
        (amount, minus) => {
          const text = `${minus}${writings["grouped by points"]!(amount)}`;
          expect(parseAmount(text)).toEqual({ ok: false, reason: "negative" });
        },
      ),
    );
  });

  it("never throws and never makes up a fraction, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789., -€a\u00a0".split("")) }),
        (text) => {
          const read = parseAmount(text);
          if (!read.ok) return;
          expect(Number.isInteger(read.value)).toBe(true);
          expect(read.value).toBeGreaterThanOrEqual(0);
          expect(read.value).toBeLessThanOrEqual(MAX_AMOUNT);
        },
      ),
    );
  });
});
