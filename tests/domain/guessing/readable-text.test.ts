import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readableText, unreadText } from "../../../src/domain/guessing/readable-text.ts";
import { foldText } from "../../../src/domain/shared/fold-text.ts";
import { runs } from "../../support/runs.ts";

const anyBankWord = fc.constantFrom(
  ..."COMPRA COMPRAS TRF DD PAG LEV MB WAY P/ DE DA REF CARTAO TPA 1234 12 ******678 **** 05/01 2026 PT".split(
    " ",
  ),
  ..."CONTINENTE BRAGA EDP CTT D'AJUDA & - * PÃO-DE-AÇÚCAR NETFLIX.COM ÉVORA H3 XXXX1234 II A".split(
    " ",
  ),
);
const anyBankText = fc.array(anyBankWord, { minLength: 1, maxLength: 8 }).map((w) => w.join(" "));
const anyText = fc.oneof(
  anyBankText,
  fc.string({ minLength: 1 }),
  fc.string({ unit: "binary", minLength: 1 }),
);

describe("a description as it is read", () => {
  it("reads the same when it is read again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readableText(readableText(text))).toBe(readableText(text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it("is never empty", () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => text.trim() !== ""),
        (text) => {
          expect(readableText(text).trim()).not.toBe("");
        },
      ),
    );
  });

  it("is letter for letter what somebody typed with a small letter in it", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom("a", "é", "ç"), anyText, (before, small, after) => {
        const typed = `${before}${small}${after}`;
        expect(readableText(typed)).toBe(typed);
      }),
    );
  });

  it("has no word that was not there, so that a search finds what is read", () => {
    fc.assert(
      fc.property(anyBankText, (text) => {
        const there = foldText(text)
          .replaceAll(/\*+(?=[a-z])/g, " ")
          .split(/\s+/);
        const read = foldText(readableText(text)).split(/\s+/);
        expect(there).toEqual(expect.arrayContaining(read));
      }),
    );
  });

  it("leaves words of the bank unread only where some are missing", () => {
    expect(unreadText("COMPRA 1234 CONTINENTE BRAGA")).toBe("COMPRA 1234 CONTINENTE BRAGA");
    expect(unreadText("CONTINENTE BRAGA")).toBeNull();
    expect(unreadText("Continente Braga")).toBeNull();
  });

  it.each([
    ["COMPRA 1234 CONTINENTE BRAGA", "Continente Braga"],
    ["COMPRA 1234 CAFÉ CENTRAL LISBOA", "Café Central Lisboa"],
    ["COMPRA 1234 SUPERMERCADO DA PRAÇA", "Supermercado da Praça"],
    ["COMPRA CINEMA & PIPOCAS", "Cinema & Pipocas"],
    ["COMPRAS C.DEB PINGO DOCE GAIA", "Pingo Doce Gaia"],
    ["COMPRA 05/01 12:43 CARTAO 1234 LIDL MATOSINHOS PT", "Lidl Matosinhos"],
    ["PAG.SERV. 21234/123456789 EDP COMERCIAL", "EDP Comercial"],
    ["PAGAMENTO DE SERVICOS NOS", "NOS"],
    ["PAGAMENTO DE SERVIÇOS 20123 123456789", "Pagamento de Serviços"],
    ['DD ELETRICIDADE "VERDE"', 'Eletricidade "Verde"'],
    ["DD MEO - SERVICOS DE COMUNICACOES SA", "MEO - Servicos de Comunicacoes SA"],
    ["DD 12345678 EDP COMERCIAL", "EDP Comercial"],
    ["TRF MB WAY DE ANA", "Ana"],
    ["TRF P/ MARIA JOSÉ SILVA", "Maria José Silva"],
    ["TRF RENDA JANEIRO", "Renda Janeiro"],
    ["MB WAY P/ ******678", "MB WAY p/ ******678"],
    ["TRANSFERÊNCIA; SINAL DA CASA", "Sinal da Casa"],
    ["ORDENADO INVENTOS LDA", "Ordenado Inventos Lda"],
    ["LEV ATM 1234", "Lev ATM"],
    ["LEVANTAMENTO 1234 LISBOA", "Levantamento Lisboa"],
    ["PAGAMENTO CARTÃO", "Pagamento Cartão"],
    ["JUROS", "Juros"],
    ["PAYPAL *SPOTIFY", "Paypal Spotify"],
    ["COMPRA NETFLIX.COM", "Netflix.com"],
    ["CP COMBOIOS DE PORTUGAL", "CP Comboios de Portugal"],
    ["CTT CORREIOS LISBOA REF. 1234567", "CTT Correios Lisboa"],
    ["A PADARIA PORTUGUESA", "A Padaria Portuguesa"],
    ["MCDONALD'S BRAGA", "Mcdonald's Braga"],
    ["ESCOLA D. JOÃO II", "Escola D. João II"],
    ["IUC 2026", "IUC 2026"],
    ["EDP", "EDP"],
    ["1234", "1234"],
    ["Almoço com a Ana", "Almoço com a Ana"],
    ["Compra 1234 no café", "Compra 1234 no café"],
  ])("%s reads %s", (text, read) => {
    expect(readableText(text)).toBe(read);
  });
});
