import { describe, expect, it } from "vitest";
import { knownName } from "../../../src/domain/guessing/known-name.ts";
import { KNOWN_NAMES } from "../../../src/domain/guessing/known-names.ts";

describe("a name that the house knows", () => {
  it.each([
    ["COMPRA 4163 CONTINENTE LISBOA", "food"],
    ["UBER *EATS AMSTERDAM", "food"],
    ["UBER *TRIP", "transport"],
    ["DD NOS COMUNICACOES SA", "utilities"],
    ["DD NOS 123", "utilities"],
    ["GALP POWER ELETRICIDADE", "utilities"],
    ["GALP A1 AVEIRAS", "transport"],
    ["NETFLIX.COM", "subscriptions"],
    ["HBO MAX", "subscriptions"],
    ["FARMÁCIA MODERNA", "health"],
    ["H&M COLOMBO", "shopping"],
    ["Trf Autoridade Tributária", "taxes"],
  ])("of the expense %j tells %j", (text, role) => {
    expect(knownName("expense", text)?.role).toBe(role);
  });

  it.each([
    ["REEMBOLSO IRS AUTORIDADE TRIBUTARIA", "refunds"],
    ["ORDENADO NOVEMBRO", "salary"],
    ["INSTITUTO DA SEGURANÇA SOCIAL", "benefits"],
  ])("of the income %j tells %j", (text, role) => {
    expect(knownName("income", text)?.role).toBe(role);
  });

  it("is a whole word", () => {
    expect(knownName("expense", "Bpinto")).toBeNull();
    expect(knownName("expense", "Livro de nos e laços")).toBeNull();
  });

  it("stands in one list of a kind only", () => {
    for (const lists of Object.values(KNOWN_NAMES)) {
      const names = Object.values(lists).flatMap((list) =>
        list.split(",").map((name) => name.trim()),
      );
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
