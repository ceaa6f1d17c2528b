import { describe, expect, it } from "vitest";
import { proposeMapping } from "../../../../src/domain/imports/mapping/propose-mapping.ts";
import type { Cell } from "../../../../src/domain/imports/tables/sheet.ts";

const rowsOf = (...rows: readonly (readonly Cell[])[]) =>
  rows.map((cells, at) => ({ line: at + 2, cells }));
const proposed = (header: readonly Cell[] | null, ...rows: readonly (readonly Cell[])[]) =>
  proposeMapping({
    header: header === null ? null : { line: 1, cells: header },
    rows: rowsOf(...rows),
    columns: Math.max(...rows.map((cells) => cells.length)),
  }).mapping;

describe("the mapping that is proposed", () => {
  it("goes by names, each column for one role", () => {
    const { columns, sign } = proposed(
      ["Data", "Data valor", "Descrição", "Valor", "Saldo", "Categoria"],
      ["05-01-2026", "05-01-2026", "Café", "1,20", "8,80", "Lazer"],
    );
    expect(columns).toEqual({ date: 0, description: 2, amount: 3, balance: 4, category: 5 });
    expect(sign).toBe("balance");
  });

  it("takes two columns where both are there, and no single one beside", () => {
    const both = proposed(
      ["Data", "Descrição", "Valor", "Débito", "Crédito"],
      ["05-01-2026", "Café", "1,20", "1,20", ""],
    );
    expect(both.columns).toEqual({ date: 0, description: 1, debit: 3, credit: 4 });
    expect(both.sign).toBe("columns");
    const { columns: named } = proposed(
      ["Data", "Descrição", "Valor a Débito", "Valor a Crédito", "Saldo"],
      ["05-01-2026", "Café", "1,20", "", "8,80"],
    );
    expect(named).toEqual({ date: 0, description: 1, debit: 2, credit: 3, balance: 4 });
    for (const name of ["Débito", "Crédito"]) {
      const { columns, sign } = proposed(
        ["Data", "Descrição", name],
        ["05-01-2026", "Café", "-1,20"],
      );
      expect(columns).toEqual({ date: 0, description: 1, amount: 2 });
      expect(sign).toBe("signed");
    }
  });

  it("goes by what columns hold where they have no names: in at least half of the rows with a day", () => {
    const { columns, sign, fingerprint } = proposed(
      null,
      ["", "7", "Notas", ""],
      ["05/01/2026", "1", "Café", "1,20"],
      ["06/01/2026", "2", "Pão", ""],
    );
    expect(columns).toEqual({ date: 0, description: 2, amount: 3 });
    expect(sign).toBe("unknown");
    expect(fingerprint).toBe("#4 days amounts texts amounts");
  });

  it("leaves out what nothing looks like, and takes neither whole numbers for money nor two letters for words", () => {
    expect(proposed(null, ["05/01/2026", "12", "PT", "1.200,505"])).toMatchObject({
      columns: { date: 0 },
      sign: "unknown",
    });
    expect(proposed(null, ["05/01/2026", "abc", "x1,20", "12.5"]).columns).toEqual({
      date: 0,
      description: 1,
      amount: 3,
    });
    const few = proposed(
      null,
      ["05/01/2026", "Café", "1,20"],
      ["06/01/2026", "", ""],
      ["07/01/2026", "", ""],
    );
    expect(few.columns).toEqual({ date: 0, description: 1, amount: 2 });
  });

  it("has the month first where the column of days says so", () => {
    const dates = ["01/15/2026", "01/16/2026"];
    expect(proposed(["Valor", "Data"], ...dates.map((date) => ["1,20", date])).dayOrder).toBe(
      "month-first",
    );
  });
});
