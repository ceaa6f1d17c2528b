import { describe, expect, it } from "vitest";
import { previewRows } from "../../../../src/domain/imports/columns/preview-rows.ts";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";

const needsOf = (rows: readonly (readonly string[])[]) => {
  const asked = readTable(rows.map((cells, at) => ({ line: at + 1, cells })));
  if (!asked.ok || asked.value.type !== "needs-mapping") throw new Error("its columns are known");
  return asked.value;
};

const MIXED = needsOf([
  ["Quando", "O quê", "Quanto", "Moeda"],
  ["05-01-2026", "Café", "-1,20", "EUR"],
  ["06-01-2026", "Hotel", "-9,00", "USD"],
  ["07-01-2026", "Renda", "abc", "EUR"],
  ["", "página 1", "", ""],
]);
const COLUMNS = { date: 0, description: 1, amount: 2, currency: 3 };

describe("the first rows of a table with named columns", () => {
  it("say why they do not come in, except one without a day", () => {
    const seen = previewRows(MIXED, { ...MIXED.proposal, sign: "signed", columns: COLUMNS });
    expect(seen?.map((row) => [row.line, row.is, "reason" in row ? row.reason : null])).toEqual([
      [2, "read", null],
      [3, "left-out", "currency"],
      [4, "unread", "amount"],
    ]);
  });

  it("are read of whatever account", () => {
    const mapping = {
      ...MIXED.proposal,
      sign: "signed",
      columns: { ...COLUMNS, account: 1 },
    } as const;
    expect(previewRows(MIXED, mapping)?.[0]).toMatchObject({ is: "read", row: { amount: 120 } });
  });

  it("are none where they cannot be read", () => {
    expect(previewRows(MIXED, { ...MIXED.proposal, columns: { date: 0 } })).toBeNull();
  });
});
