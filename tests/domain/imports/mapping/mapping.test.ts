import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  columnOf,
  isToldByColumns,
  mapped,
  roleOf,
  ROLES,
  SIGNS_OF_ONE_COLUMN,
} from "../../../../src/domain/imports/mapping/mapped-columns.ts";
import {
  isComplete,
  mappedReading,
  type Mapping,
} from "../../../../src/domain/imports/mapping/mapping.ts";
import { previewOf } from "../../../../src/domain/imports/mapping/mapping-preview.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";

const NONE: Mapping = { fingerprint: "", columns: {}, sign: "signed", dayOrder: "day-first" };
const TWO: Mapping = { ...NONE, columns: { date: 0, debit: 1, credit: 2 }, sign: "columns" };
const ONE: Mapping = { ...NONE, columns: { date: 0, description: 1, amount: 2, balance: 3 } };

const anyRole = fc.constantFrom(...ROLES, null);
const anyMapping = fc
  .array(fc.tuple(fc.nat(5), anyRole), { maxLength: 8 })
  .map((given) => given.reduce((all, [column, role]) => mapped(all, column, role), NONE));

describe("the columns of a mapping", () => {
  it("have one role each, and each role one column, the one that was given last", () => {
    fc.assert(
      fc.property(anyMapping, fc.nat(5), anyRole, (before, column, role) => {
        const after = mapped(before, column, role);
        expect(roleOf(after, column)).toBe(role);
        const columns = Object.values(after.columns);
        expect(new Set(columns).size).toBe(columns.length);
        for (const one of ROLES) {
          const was = columnOf(before, one);
          const isTouched = one === role || was === column;
          if (!isTouched) expect(columnOf(after, one)).toBe(was);
        }
        if (role !== null) expect(columnOf(after, role)).toBe(column);
      }),
    );
  });

  it("tell in from out by two columns where both are there, else by words; where they go it is to be said", () => {
    fc.assert(
      fc.property(anyMapping, (mapping) => {
        const hasTwo = columnOf(mapping, "debit") !== null && columnOf(mapping, "credit") !== null;
        const hasWords = columnOf(mapping, "direction") !== null;
        if (hasTwo || hasWords) expect(mapping.sign).toBe(hasTwo ? "columns" : "words");
        else expect(["signed", "unknown"]).toContain(mapping.sign);
        expect(isToldByColumns(mapping)).toBe(hasTwo || hasWords);
      }),
    );
    expect(
      mapped({ ...ONE, columns: { ...ONE.columns, direction: 4 }, sign: "words" }, 4, null),
    ).toEqual({ ...ONE, sign: "unknown" });
    for (const sign of SIGNS_OF_ONE_COLUMN) {
      expect(mapped({ ...NONE, sign }, 0, "debit").sign).toBe(sign);
      expect(mapped({ ...NONE, columns: { debit: 0 }, sign }, 1, "credit").sign).toBe("columns");
    }
    expect(mapped(TWO, 1, null)).toEqual({
      ...TWO,
      columns: { date: 0, credit: 2 },
      sign: "unknown",
    });
  });

  it("are complete with a day, and an amount or both sides", () => {
    expect([isComplete(ONE), isComplete(TWO)]).toEqual([true, true]);
    expect(isComplete(mapped(ONE, 0, null))).toBe(false);
    expect(isComplete(mapped(ONE, 2, null))).toBe(false);
    expect(isComplete({ ...ONE, sign: "columns" })).toBe(false);
    for (const column of [0, 1, 2])
      expect(isComplete({ ...mapped(TWO, column, null), sign: "columns" })).toBe(false);
    expect(isComplete({ ...TWO, sign: "signed" })).toBe(false);
    expect(isComplete({ ...ONE, sign: "words" })).toBe(false);
    expect(isComplete(mapped(ONE, 4, "direction"))).toBe(true);
  });
});

describe("the reading that a mapping makes", () => {
  it("reads one column or two, as it says", () => {
    expect(mappedReading(ONE)).toMatchObject({
      kind: "current",
      columns: { date: 0, description: 1, amount: 2, balance: 3 },
      sign: { by: "sign" },
      taxNumber: false,
      inert: false,
    });
    const both = { ...TWO, columns: { ...TWO.columns, amount: 3 } };
    expect(mappedReading(both)?.columns).toEqual({ date: 0, debit: 1, credit: 2 });
    expect(mappedReading({ ...both, sign: "expenses" })).toMatchObject({
      columns: { date: 0, amount: 3 },
      sign: { by: "all", kind: "expense" },
    });
    expect(mappedReading({ ...ONE, sign: "income" })?.sign).toEqual({ by: "all", kind: "income" });
    expect(mappedReading({ ...ONE, sign: "balance" })?.sign).toEqual({ by: "balance" });
    expect(mappedReading({ ...ONE, sign: "inverted" })?.sign).toEqual({ by: "inverted-sign" });
    const words = mapped(mapped(ONE, 4, "direction"), 5, "currency");
    expect(mappedReading(words)).toMatchObject({
      columns: { ...ONE.columns, direction: 4, currency: 5 },
      sign: { by: "word" },
    });
    expect(mappedReading({ ...words, sign: "signed" })?.columns.direction).toBeUndefined();
  });

  it("is none where nobody can tell, or something is missing", () => {
    expect(mappedReading({ ...ONE, sign: "unknown" })).toBeNull();
    expect(mappedReading(mapped(ONE, 2, null))).toBeNull();
  });
});

describe("the preview of an unknown table", () => {
  const sheet = [
    ["Quando", "O quê", "Quanto"],
    ["05-01-2026", "Café", "-1,20"],
    ["06-01-2026", "Renda", "-650,00"],
  ].map((cells, at) => ({ line: at + 1, cells }));
  const read = readTable(sheet, []);
  const unknown = read.ok && read.value.type === "needs-mapping" ? read.value : null;

  it("shows its first rows as a mapping reads them, and none where it cannot", () => {
    const proposal = { ...unknown!.proposal, sign: "signed" } as const;
    const columns = { date: 0, description: 1, amount: 2 };
    const seen = previewOf(unknown!, { ...proposal, columns });
    expect(seen?.rows.map(({ date, original, amount }) => [date, original, amount])).toEqual([
      ["2026-01-05", "Café", 120],
      ["2026-01-06", "Renda", 65_000],
    ]);
    expect(previewOf(unknown!, { ...proposal, columns: { date: 0 } })).toBeNull();
  });
});
