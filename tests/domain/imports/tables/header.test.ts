import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprintOf } from "../../../../src/domain/imports/mapping/fingerprint.ts";
import { columnNamed, foldHeader, isNamed } from "../../../../src/domain/imports/tables/header.ts";

const NAMES = ["Data Lançamento", "Descrição", "Montante( EUR )", "Saldo contabilístico", "D/C"];

describe("a column's name", () => {
  it("is known whatever its accents, capitals, spaces and signs", () => {
    for (const name of NAMES)
      for (const written of [
        name.toUpperCase(),
        `  ${name} `,
        name.normalize("NFD").replace(/\p{M}/gu, ""),
        name.replaceAll(" ", ""),
        `${name}:`,
      ]) {
        const [folded = ""] = foldHeader({ line: 1, cells: [written] });
        expect(isNamed(folded, name)).toBe(true);
      }
  });

  it("is known with any of its letters lost, and not with one too many or too few", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(), (name, which) => {
        const [folded = ""] = foldHeader({ line: 1, cells: [name] });
        const at = which % folded.length;
        const lost = `${folded.slice(0, at)}\ufffd${folded.slice(at + 1)}`;
        expect(isNamed(lost, name)).toBe(true);
        expect(isNamed(`${lost}a`, name)).toBe(false);
        expect(isNamed(lost.slice(1), name)).toBe(false);
        expect(isNamed(`${folded.slice(0, at)}7${folded.slice(at + 1)}`, name)).toBe(false);
      }),
    );
  });

  it("that ends in a star is known by its beginning", () => {
    expect(isNamed("montanteeur", "Montante*")).toBe(true);
    expect(isNamed("montant", "Montante*")).toBe(false);
  });

  it("counts in the order in which names are asked for, and no empty cell has one", () => {
    const header = foldHeader({ line: 1, cells: ["", "Saldo", "Saldo contabilístico"] });
    expect(columnNamed(header, ["Saldo contabilístico", "Saldo"])).toBe(2);
    expect(columnNamed(header, ["Montante", "*"])).toBe(1);
    expect(columnNamed(header, ["Montante"])).toBeNull();
  });
});

describe("a header's fingerprint", () => {
  it("is the same however its names are written, and short", () => {
    const of = (...cells: readonly string[]) =>
      fingerprintOf({ header: { line: 1, cells }, rows: [], columns: cells.length });
    expect(of("Data", "Descrição ")).toBe(of("DATA", "descricao"));
    expect(of("Data", "Valor")).not.toBe(of("Valor", "Data"));
    expect(
      of(...Array.from({ length: 200 }, () => "uma coluna comprida")).length,
    ).toBeLessThanOrEqual(400);
  });

  it("without names is what its columns hold: days, texts, amounts, signed amounts or nothing", () => {
    const of = (...cells: readonly string[]) =>
      fingerprintOf({ header: null, rows: [{ line: 1, cells }], columns: cells.length });
    expect(of("05-01-2026", "Café", "-1,20", "8,80", "")).toBe(
      "#5 days texts signed amounts nothing",
    );
    expect(of("05-01-2026", "Café", "8,80", "-1,20", "")).not.toBe(
      of("05-01-2026", "Café", "-1,20", "8,80", ""),
    );
  });
});
