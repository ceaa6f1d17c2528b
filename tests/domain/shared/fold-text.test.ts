import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../../src/domain/shared/fold-text.ts";

describe("a folded text", () => {
  it.each([
    ["Habitação", "habitacao"],
    ["SAÚDE", "saude"],
    ["Crédito à Habitação", "credito a habitacao"],
    ["ÀÉÎÕÜÇñ", "aeiouçn".replace("ç", "c")],
    ["Café 24h", "cafe 24h"],
  ])("%j is %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is the same however its accents are encoded", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."açãéíôúÀÇ x".split("")) }), (text) => {
        expect(foldText(text.normalize("NFC"))).toBe(foldText(text.normalize("NFD")));
      }),
    );
  });

  it("folds no further", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."açãéíôúÀÇ xYZ".split("")) }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
