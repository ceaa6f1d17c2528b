import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOwnExport } from "../../../../src/domain/imports/formats/own-export.ts";

const record = { data: "2026-01-05", categoria: "Lazer", valor: 1.5, descricao: "Cinema" };

const statement = (receitas: readonly unknown[], despesas: readonly unknown[], versao = 1) => {
  const read = readOwnExport({ versao, receitas, despesas });
  if (read?.ok !== true || read.value.type !== "statement") throw new Error(JSON.stringify(read));
  return read.value.statement;
};

describe("our own JSON export", () => {
  it("is told from any other JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readOwnExport(json)).toBeNull();
      }),
    );
    for (const json of [
      { receitas: [], despesas: [] },
      { versao: 1, receitas: {}, despesas: [] },
    ])
      expect(readOwnExport(json)).toBeNull();
  });

  it("without records has no rows", () => {
    expect(readOwnExport({ versao: 2, receitas: [], despesas: [] })).toEqual({
      ok: false,
      reason: { type: "no-rows" },
    });
  });

  it("gives income and expenses with their categories, whatever its version", () => {
    const rows = statement([record], [{ ...record, descricao: null }], 2).rows;
    expect(rows).toMatchObject([
      { line: 1, kind: "income", amount: 150, original: "Cinema", category: "Lazer" },
      { line: 2, kind: "expense", amount: 150, original: "", category: "Lazer" },
    ]);
  });

  it("tells a record that is none as not read", () => {
    const rest = [
      { ...record, data: "2026-02-30" },
      { ...record, valor: "1.5" },
      { ...record, valor: 1.555 },
      { ...record, valor: 1e10 },
      null,
    ];
    expect(statement([], rest).unread.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "1 date",
      "2 amount",
      "3 amount",
      "4 too-large",
      "5 date",
    ]);
  });
});
