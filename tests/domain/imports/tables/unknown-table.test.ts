import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Movement } from "../../../../src/domain/imports/statements/movement.ts";
import type { Cell } from "../../../../src/domain/imports/tables/sheet.ts";
import { toStatement } from "../../../../src/domain/imports/statements/to-statement.ts";
import { isDay } from "../../../../src/domain/imports/cells/read-day.ts";
import { unknownTable } from "../../../../src/domain/imports/tables/unknown-table.ts";
import { parseCivilDate } from "../../../../src/domain/shared/civil-date.ts";

const sheet = (...rows: readonly (readonly Cell[])[]) =>
  rows.map((cells, at) => ({ line: at + 1, cells }));
const ROW = ["05/01/2026", "Café", "1,20"];

/** Where the header stands, from 1; null without one. */
const headerAt = (...rows: readonly (readonly Cell[])[]) => {
  const table = unknownTable(sheet(...rows));
  return table === null ? "none" : (table.header?.line ?? null);
};

describe("a table that nobody knows", () => {
  it("has for its header the first row that names a day and an amount, if it stands above the days", () => {
    expect(headerAt(["Data", "Descrição", "Valor"], ["", "", "em EUR"], ROW)).toBe(1);
    for (const amount of ["Valor", "Débito", "Crédito"])
      expect(headerAt(["x", "y"], ["Data", amount, "z"], ["a", "b"], ROW)).toBe(2);
    expect(headerAt(["Data", "Descrição"], ["Um", "Dois", "Três"], ROW)).toBe(2);
    expect(headerAt(["Valor", "Descrição"], ["Um", "Dois", "Três"], ROW)).toBe(2);
    expect(headerAt(["Um", "Dois", "Três"], ROW, ["Data", "Valor"])).toBe(1);
  });

  it("else the row above the first day, if more than one of its cells says something", () => {
    expect(headerAt(["Um", "Dois", "Três"], ROW)).toBe(1);
    expect(headerAt(["Extrato", "", " "], ROW)).toBeNull();
    expect(headerAt(ROW)).toBeNull();
  });

  it("looks for names in the first 30 rows", () => {
    const above = (count: number) => Array.from({ length: count }, () => ["título", "x"]);
    const names = ["Data", "Valor"];
    expect(headerAt(...above(29), names, ["a", "b"], ROW)).toBe(30);
    expect(headerAt(...above(30), names, ["a", "b", "c"], ROW)).toBe(32);
  });

  it("has no header where the row above is narrower than the rows", () => {
    expect(headerAt(["Extrato", "2026"], ROW)).toBeNull();
  });

  it("is as wide as its widest row, and none without a day that is written", () => {
    expect(unknownTable(sheet(["Um", "Dois", "Três"], ROW, [...ROW, "8,80"]))).toMatchObject({
      columns: 4,
      rows: [{ line: 2 }, { line: 3 }],
    });
    expect(headerAt(["Um", "Dois", "Três"], ["a", 46_000])).toBe("none");
    expect([isDay("05/01/2026"), isDay(46_000), isDay(null), isDay("Café")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

const movement = (
  day: number,
  signed: number,
  balance: number | null,
  over: Partial<Movement> = {},
): Movement => ({
  line: day,
  date: parseCivilDate(`2026-03-${String(day).padStart(2, "0")}`)!,
  sortsAs: String(day),
  signed,
  original: "Café",
  balance,
  chain: "",
  taxNumber: null,
  category: null,
  ...over,
});
const statement = (
  movements: readonly Movement[],
  ignored: Parameters<typeof toStatement>[1]["ignored"] = [],
) =>
  toStatement(
    { source: { id: "banco", name: "Banco" }, account: { digits: null, kind: "current" } },
    { movements, unread: [], ignored },
  );

describe("a statement", () => {
  it("has no row of nothing: what moves no money is counted as ignored, and proves as before", () => {
    const made = statement([movement(2, -20, 70), movement(3, 0, 70), movement(5, 0, 70)]);
    expect(made.rows.map(({ line }) => line)).toEqual([2]);
    expect(made.ignored).toEqual([{ reason: "zero", count: 2 }]);
    expect(made.proof).toEqual({ state: "proven", covered: 2, of: 3 });
    expect(made.closing).toEqual({ amount: 70, date: "2026-03-05" });
    const sums = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 28 });
    fc.assert(
      fc.property(sums, (list) => {
        let balance = 0;
        const { rows, ignored, proof } = statement(
          list.map((sum, at) => movement(at + 1, sum, (balance += sum))),
        );
        expect(rows.every(({ amount }) => amount > 0)).toBe(true);
        const left = ignored.reduce((count, one) => count + one.count, 0);
        expect(rows.length + left).toBe(list.length);
        expect(proof.state).toBe(list.length === 1 ? "none" : "proven");
      }),
    );
  });

  it("has its rows by their days, and ends with the last balance on its last day", () => {
    const made = statement([movement(3, -10, 90), movement(2, -20, 70), movement(5, 5, 75)]);
    expect(made.rows.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(made.closing).toEqual({ amount: 75, date: "2026-03-05" });
  });

  it("ends on its latest day with the balance after all of it, in whatever order its days are", () => {
    const unordered = statement([movement(5, -10, 90), movement(3, -20, 70)]);
    expect(unordered.closing).toEqual({ amount: 70, date: "2026-03-05" });
    const day = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(day, fc.integer({ min: 1, max: 99 })), { minLength: 1 }),
        (list) => {
          let balance = 0;
          const { closing } = statement(
            list.map(([on, sum]) => movement(on, sum, (balance += sum))),
          );
          const last = movement(Math.max(...list.map(([on]) => on)), 0, null);
          expect(closing).toEqual({ amount: balance, date: last.date });
        },
      ),
    );
  });

  it("ends with no balance where nothing says whether that is from before or after its latest day", () => {
    const alone = [movement(1, -5, null), movement(5, -5, null), movement(3, -5, 85)];
    expect(statement(alone).closing).toBeNull();
    const broken = [movement(1, -10, 90), movement(5, -20, 70), movement(3, -5, 60)];
    expect(statement(broken)).toMatchObject({ proof: { state: "broken" }, closing: null });
    const brokenBefore = [movement(1, -10, 90), movement(2, -10, 70)];
    const followed = [movement(5, -20, 50), movement(4, -5, 45)];
    expect(statement([...brokenBefore, ...followed])).toMatchObject({
      proof: { state: "broken" },
      closing: { amount: 45, date: "2026-03-05" },
    });
    const between = [movement(1, -10, 90), movement(5, -20, null), movement(3, -5, 65)];
    expect(statement(between).closing).toEqual({ amount: 65, date: "2026-03-05" });
  });

  it("tells money in from money out", () => {
    const rows = statement([movement(1, 5, null), movement(3, -5, null)]).rows;
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["income", 5],
      ["expense", 5],
    ]);
  });

  it("ends with no balance where its last row has none, or it has several running ones", () => {
    expect(statement([movement(1, -5, 95), movement(2, -5, null)]).closing).toBeNull();
    const two = [movement(1, -5, 95, { chain: "a" }), movement(2, -5, 45, { chain: "b" })];
    expect(statement(two).closing).toBeNull();
    expect(statement([]).closing).toBeNull();
  });

  it("counts what was left out by its reason", () => {
    expect(statement([], ["pending", "currency", "pending"]).ignored).toEqual([
      { reason: "currency", count: 1 },
      { reason: "pending", count: 2 },
    ]);
  });
});
