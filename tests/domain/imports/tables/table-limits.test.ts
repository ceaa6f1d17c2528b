import { describe, expect, it } from "vitest";
import { CELL_MAX, COLUMNS_MAX, LINES_MAX } from "../../../../src/domain/imports/file-limits.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";
import { cellText, sheetFault, type Cell } from "../../../../src/domain/imports/tables/sheet.ts";
import { refused } from "../../../../src/domain/shared/result.ts";

const sheet = (...rows: readonly (readonly Cell[])[]) =>
  rows.map((cells, at) => ({ line: at + 1, cells }));

describe("a table", () => {
  it("has so many lines, columns and characters at most", () => {
    const cells = ["x"];
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ line: at, cells }));
    expect(sheetFault(lines(LINES_MAX))).toBeNull();
    expect(sheetFault(lines(LINES_MAX + 1))).toEqual({ type: "too-many-rows" });
    const wide = (count: number) => sheet(["x"], Array<Cell>(count).fill("x"));
    expect(sheetFault(wide(COLUMNS_MAX))).toBeNull();
    expect(sheetFault(wide(COLUMNS_MAX + 1))).toEqual({ type: "too-many-columns" });
    const long = (count: number) => sheet(["x"], [1, null, "x".repeat(count)]);
    expect(sheetFault(long(CELL_MAX))).toBeNull();
    expect(sheetFault(long(CELL_MAX + 1))).toEqual({ type: "too-long-cell" });
    expect(readTable(long(CELL_MAX + 1))).toEqual(refused({ type: "too-long-cell" }));
  });

  it("is refused where it says nothing, or nothing with a day", () => {
    for (const empty of [sheet(), sheet([]), sheet(["", " "], [null])])
      expect(readTable(empty)).toEqual(refused({ type: "empty" }));
    expect(readTable(sheet(["Extrato"], ["Sem movimentos"]))).toEqual(
      refused({ type: "no-table" }),
    );
  });

  it("that nobody knows shows ten rows at most, with an empty header where it has none", () => {
    const rows = Array.from({ length: 12 }, (_, at) => [`${at + 1}/01/2026`, "Café", "1,20"]);
    const read = readTable(sheet(...rows));
    expect(read.ok && read.value).toMatchObject({ type: "needs-mapping", header: [] });
    expect(read.ok && read.value.type === "needs-mapping" && read.value.preview).toHaveLength(10);
  });

  it("has text without the space around it in its cells", () => {
    expect([" a ", 1.5, 0, null, undefined].map(cellText)).toEqual(["a", "1.5", "0", "", ""]);
  });
});
