import { describe, expect, it } from "vitest";
import { findMovements } from "../../../../src/domain/imports/tables/find-movements.ts";
import type { Reading } from "../../../../src/domain/imports/tables/reading.ts";
import type { Cell, Sheet } from "../../../../src/domain/imports/tables/sheet.ts";

const sheetOf = (...rows: readonly (readonly Cell[])[]): Sheet =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

const reading = (changes: Partial<Reading> = {}): Reading => ({
  source: { id: "x", name: "X" },
  kind: "current",
  columns: { date: 0, description: 1, amount: 2 },
  sign: { by: "sign" },
  dayOrder: "day-first",
  states: null,
  taxNumber: false,
  inert: false,
  decimal: null,
  ...changes,
});

const DAY = "05-01-2026";

const signed = (rows: Sheet, changes: Partial<Reading> = {}) =>
  findMovements(rows, reading(changes)).movements.map((movement) => movement.signed);

describe("the movements below a header", () => {
  it("are in euros, however euros are called, and in no other currency", () => {
    const columns = { date: 0, description: 1, amount: 2, currency: 3 };
    const rows = ["EUR", "eur", "€", "Euros", "", null, "USD"].map((name): readonly Cell[] => [
      DAY,
      "a",
      "-1,00",
      name,
    ]);
    const found = findMovements(sheetOf(...rows), reading({ columns }));
    expect(found.movements).toHaveLength(6);
    expect(found.ignored).toEqual(["currency"]);
  });

  it("cost their fee beside their amount, if they have one", () => {
    const columns = { date: 0, description: 1, amount: 2, fee: 3 };
    const rows = sheetOf(
      [DAY, "a", "-1.00", "0.25"],
      [DAY, "b", "5.00", "0.25"],
      [DAY, "c", "-1.00", ""],
    );
    expect(signed(rows, { columns })).toEqual([-125, 475, -100]);
    const bad = findMovements(sheetOf([DAY, "a", "-1.00", "?"]), reading({ columns }));
    expect(bad.unread).toMatchObject([{ reason: "amount" }]);
  });

  it("go by their column; one with another sign than most debits, or a credit with a minus, is a reversal", () => {
    const columns = { date: 0, description: 1, debit: 2, credit: 3 };
    const rows = sheetOf(
      [DAY, "a", "1,00", ""],
      [DAY, "b", "-1,00", "0,00"],
      [DAY, "c", "", "2,00"],
      [DAY, "d", "", "-2,00"],
      [DAY, "e", "0,00", "0,00"],
    );
    expect(signed(rows, { columns })).toEqual([-100, 100, 200, -200, 0]);
    const minus = sheetOf([DAY, "a", "-1,00", ""], [DAY, "b", "-3,00", ""], [DAY, "c", "1,00", ""]);
    expect(signed(minus, { columns })).toEqual([-100, -300, 100]);
    const bad = findMovements(
      sheetOf([DAY, "a", "", ""], [DAY, "b", "x", ""], [DAY, "c", "", "x"]),
      reading({ columns }),
    );
    expect(bad.unread.map(({ reason }) => reason)).toEqual(["amount", "amount", "amount"]);
  });

  it("are turned round where the sign is, and all one way where that is said", () => {
    const rows = sheetOf([DAY, "a", "1,00"], [DAY, "b", "-2,00"], [DAY, "c", "0,00"]);
    expect(signed(rows, { sign: { by: "inverted-sign" } })).toEqual([-100, 200, 0]);
    expect(signed(rows, { sign: { by: "all", kind: "expense" } })).toEqual([-100, -200, 0]);
    expect(signed(rows, { sign: { by: "all", kind: "income" } })).toEqual([100, 200, 0]);
  });

  it("go by a word beside them, whether they have a sign or none; without both they are open", () => {
    const columns = { date: 0, description: 1, amount: 2, direction: 3 };
    const found = (...rows: readonly (readonly [string, string])[]) =>
      findMovements(
        sheetOf(...rows.map(([amount, word]) => [DAY, "a", amount, word])),
        reading({ columns, sign: { by: "seen-sign" } }),
      ).movements.map((one) => one.open ?? one.signed);
    expect(found(["1,00", "D"], ["2,00", "C"])).toEqual([-100, 200]);
    expect(found(["-1,00", "D"], ["2,00", "C"])).toEqual([-100, 200]);
    expect(found(["-1,00", "x"], ["2,00", "x"])).toEqual([-100, 200]);
    expect(found(["1,00", ""])).toEqual(["05-01-2026 · a · 1,00"]);
  });

  it("lose the apostrophe that made a text inert, where the writer put one", () => {
    const rows = sheetOf([DAY, "'=1+1", "-1,00"]);
    const text = (inert: boolean) => findMovements(rows, reading({ inert })).movements[0]?.original;
    expect(text(true)).toBe("=1+1");
    expect(text(false)).toBe("'=1+1");
  });

  it("end before a row that is shorter than the one before, if it is the last and has a day", () => {
    const whole = [DAY, "a", "-1,00"];
    const found = (...rows: readonly (readonly Cell[])[]) =>
      findMovements(sheetOf(...rows), reading());
    expect(found(whole, [DAY, "b"]).unread).toMatchObject([{ line: 2, reason: "cut" }]);
    expect(found([DAY, "b"], whole).unread).toMatchObject([{ line: 1, reason: "amount" }]);
    expect(found(whole, ["Total"]).unread).toEqual([]);
    expect(found(whole).movements).toHaveLength(1);
  });
});
