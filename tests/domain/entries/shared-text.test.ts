import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSharedText } from "../../../src/domain/entries/shared-text.ts";
import { MAX_AMOUNT, type Cents } from "../../../src/domain/shared/cents.ts";
import { DESCRIPTION_MAX } from "../../../src/domain/shared/text-limits.ts";
import { anyPrice } from "../../support/arbitraries/cents.ts";
import { anyText } from "../../support/arbitraries/text.ts";

/** The ways in which an amount is written, with its cents. */
const NOTATIONS: readonly ((amount: Cents) => string)[] = [
  (amount) => written(amount, "", ","),
  (amount) => written(amount, "", "."),
  (amount) => written(amount, " ", ","),
  (amount) => written(amount, "\u00a0", ",") + "\u00a0€",
  (amount) => written(amount, ".", ",") + " €",
  (amount) => written(amount, ",", ".") + " EUR",
  (amount) => `€${written(amount, "", ",")}`,
  (amount) => `-${written(amount, "", ",")} euros`,
];

function written(amount: Cents, thousands: string, comma: string): string {
  const digits = String(amount).padStart(3, "0");
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return whole + comma + digits.slice(-2);
}

const anyNotation = fc.constantFrom(...NOTATIONS);
/** Words without digits, and with nothing at their ends that could be of an amount. */
const anyWords = fc
  .array(fc.constantFrom("Café", "com", "a Ana", "MB WAY:x", "d'Avó", "☕", "pão"), {
    maxLength: 4,
  })
  .map((words) => words.join(" "));

describe("a text that is shared", () => {
  it("gives its amount in every notation, and all the rest as the description", () => {
    fc.assert(
      fc.property(anyPrice, anyNotation, anyWords, anyWords, (amount, write, before, after) => {
        const text = [before, write(amount), after].filter((part) => part !== "").join(" ");
        const description = [before, after].filter((part) => part !== "").join(" ");
        expect(readSharedText(text)).toEqual({ description, amount });
      }),
    );
  });

  it("has the last amount with cents count, whatever stands before it", () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyNotation, anyWords, (first, last, write, between) => {
        const text = `${write(first)} ${between} ou ${write(last)} ou 7 €`;
        expect(readSharedText(text).amount).toBe(last);
      }),
    );
  });

  it("has no amount where no number stands in it, and then is the description", () => {
    fc.assert(
      fc.property(anyWords, (text) => {
        expect(readSharedText(text)).toEqual({ description: text, amount: null });
      }),
    );
  });

  it("never gives what no entry can hold", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(600), fc.string({ unit: "binary" })), (text) => {
        const { description, amount } = readSharedText(text);
        expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
        expect(description).toBe(description.trim());
        expect(description.isWellFormed()).toBe(true);
        expect(description).not.toMatch(/\p{Cc}/u);
        if (amount !== null) expect(amount).toBeGreaterThan(0);
        if (amount !== null) expect(amount).toBeLessThanOrEqual(MAX_AMOUNT);
      }),
    );
  });

  it.each([
    ["Almoço 12", "Almoço 12", null],
    ["€5 gorjeta", "gorjeta", 500],
    ["gorjeta 7,5 €", "gorjeta", 750],
    ["5 € e 3 €", "5 € e", 300],
    ["25.11.2026 jantar 23,50€", "25.11.2026 jantar", 2350],
    ["IVA a 23,00% de 12,30", "IVA a 23,00% de", 1230],
    ["Jantar (12,30 €)", "Jantar", 1230],
    ["3,00 + 2,50 = 5,50", "3,00 + 2,50", 550],
    ["tel. 912 345 678", "tel. 912 345 678", null],
    ["ref. a1,20", "ref. a1,20", null],
    ["grátis: 0,00 €", "grátis: 0,00 €", null],
    ["99 999 999 999,00 €", "99 999 999 999,00 €", null],
    ["Café\n1,20\t€", "Café", 120],
    ["", "", null],
  ])("reads %j as %j and %j", (text, description, amount) => {
    expect(readSharedText(text)).toEqual({ description, amount });
  });

  it("is cut to what a description may be, and not within a character", () => {
    const long = "☕️ com 🥐 ".repeat(60);
    const { description } = readSharedText(long);
    expect(long.startsWith(description)).toBe(true);
    expect(readSharedText("x".repeat(199) + "🥐").description).toBe("x".repeat(199));
    expect(readSharedText("x".repeat(200) + "🥐").description).toBe("x".repeat(200));
  });
});
