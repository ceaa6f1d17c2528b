import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyWords } from "../../../src/domain/guessing/words.ts";
import { anyText } from "../../support/arbitraries/text.ts";

describe("the words of a description", () => {
  it("are the same for what they already are", () => {
    fc.assert(
      fc.property(anyText(80), (text) => {
        expect(keyWords(keyWords(text))).toBe(keyWords(text));
      }),
    );
  });

  it("know no case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        expect(keyWords(text.toUpperCase())).toBe(keyWords(text.toLowerCase()));
      }),
    );
  });

  it.each([
    ["COMPRA 4163 CONTINENTE BOM DIA LISBOA", "continente bom dia"],
    ["COMPRA C/ CARTAO 12/11 PINGO DOCE VILA NOVA DE GAIA PT", "pingo doce"],
    ["TRF MB WAY P/ *****1234 Ana Sousa", "ana sousa"],
    ["DD EDP COMERCIAL 100234", "edp comercial"],
    ["Renda novembro 2026", "renda"],
    ["RENDA DE NOVEMBRO", "renda"],
    ["FARMÁCIA São João, PORTO", "farmacia sao joao"],
    ["LISBOA", "lisboa"],
    ["COMPRA", "compra"],
    ["7001", "7001"],
    ["", ""],
  ])("of %j are %j", (text, words) => {
    expect(keyWords(text)).toBe(words);
  });
});
