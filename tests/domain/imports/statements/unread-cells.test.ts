import { describe, expect, it } from "vitest";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";

describe("a row that was not read", () => {
  it("is told with its filled cells, each under the name of its column", () => {
    const rows = [
      [
        "Data Operação",
        "Data valor",
        "Descrição",
        "Montante( EUR )",
        "Saldo Contabilístico( EUR )",
      ],
      ["05-01-2026", "05-01-2026", "CAFE", "-1,20", "98,80"],
      ["06-01-2026", "", "LOJA", "abc", ""],
    ];
    const read = readTable(rows.map((cells, at) => ({ line: at + 1, cells })));
    const { unread } =
      read.ok && read.value.type === "statement" ? read.value.statement : { unread: [] };
    expect(unread.map(({ line, cells }) => [line, cells])).toEqual([
      [
        3,
        [
          { column: "Data Operação", text: "06-01-2026" },
          { column: "Descrição", text: "LOJA" },
          { column: "Montante( EUR )", text: "abc" },
        ],
      ],
    ]);
  });
});
