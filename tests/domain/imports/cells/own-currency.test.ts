import { describe, expect, it } from "vitest";
import { readAmount } from "../../../../src/domain/imports/cells/read-amount.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";
import type { NeedsMapping } from "../../../../src/domain/imports/tables/read-outcome.ts";

const sheetOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line, at) => ({ line: at + 1, cells: line.trim().split(";") }));

function asked(text: string): NeedsMapping {
  const read = readTable(sheetOf(text));
  if (!read.ok || read.value.type !== "needs-mapping") throw new Error(JSON.stringify(read));
  return read.value;
}

function mapped(text: string) {
  const read = readTable(sheetOf(text), [asked(text).proposal]);
  if (!read.ok || read.value.type !== "statement") throw new Error(JSON.stringify(read));
  const { rows, ignored, unread } = read.value.statement;
  return { read: rows.map(({ original }) => original), ignored, unread };
}

describe("an amount with the mark of a currency", () => {
  it.each([
    "-$33.50",
    "$ 33,50",
    "33,50 $",
    "£12.00",
    "US$ 5",
    "5 USD",
    "usd 5,00",
    "R$ 10,00",
    "-R$10",
    "CHF 9,90",
  ])("written %j is of another one", (text) => {
    expect(readAmount(text)).toEqual({ ok: false, reason: "currency" });
  });

  it.each(["33,50 €", "EUR 33,50", "€33,50", "33,50"])("written %j is in euros", (text) => {
    expect(readAmount(text)).toEqual({ ok: true, value: 3_350 });
  });

  it.each(["5 MARÇO", "USD", "$", "12 USD de desconto"])("written %j is no amount", (text) => {
    expect(readAmount(text)).toEqual({ ok: false, reason: "amount" });
  });
});

describe("the movements of a mapped table", () => {
  it.each(["Moeda", "Currency", "Divisa"])(
    "in other currencies are counted by the column %s, which is proposed, and never taken for euros",
    (name) => {
      const text = `Data;Loja;Quantia;${name}
        05/01/2026;Café;-1,20;EUR
        06/01/2026;Hotel;-33,50;USD
        07/01/2026;Pão;-2,00;`;
      expect(asked(text).proposal.columns.currency).toBe(3);
      expect(mapped(text)).toEqual({
        read: ["Café", "Pão"],
        ignored: [{ reason: "currency", count: 1 }],
        unread: [],
      });
    },
  );

  it("in other currencies are counted where each amount says so", () => {
    expect(
      mapped(`Data;Loja;Quantia
        05/01/2026;Café;-1,20 €
        06/01/2026;Hotel;-$33.50
        07/01/2026;Pub;-£4.00`),
    ).toEqual({ read: ["Café"], ignored: [{ reason: "currency", count: 2 }], unread: [] });
    expect(
      mapped(`Data;Loja;Débito;Crédito
        05/01/2026;Café;1,20;
        06/01/2026;Hotel;33,50 USD;`),
    ).toEqual({ read: ["Café"], ignored: [{ reason: "currency", count: 1 }], unread: [] });
  });

  it("are of the currency that their header, or a line above, names", () => {
    const rows = `05/01/2026;Café;-1,20
        06/01/2026;Ordenado;20,00`;
    const all = { read: [], ignored: [{ reason: "currency", count: 2 }], unread: [] };
    expect(mapped(`Data;Loja;Quantia (USD)\n${rows}`)).toEqual(all);
    expect(mapped(`Moeda: GBP\nData;Loja;Quantia\n${rows}`)).toEqual(all);
    expect(mapped(`Conta;0123 - USD - Conta à ordem\nData;Loja;Quantia\n${rows}`)).toEqual(all);
    expect(mapped(`Conta;CAD SERVIÇOS LDA\nData;Loja;Quantia\n${rows}`).read).toHaveLength(2);
    expect(mapped(`Moeda: EUR\nData;Loja;Quantia (EUR)\n${rows}`).read).toHaveLength(2);
  });
});
