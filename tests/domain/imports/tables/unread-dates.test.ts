import { describe, expect, it } from "vitest";
import { readTable } from "../../../../src/domain/imports/tables/read-table.ts";
import type { Cell } from "../../../../src/domain/imports/tables/sheet.ts";
import { datelessFault, unreadDate } from "../../../../src/domain/imports/tables/unread-dates.ts";
import { refused } from "../../../../src/domain/shared/result.ts";
import { utf8 } from "../../../support/bank-files/encode.ts";
import { faultOf } from "../../../support/bank-files/read.ts";

const sheet = (...rows: readonly (readonly Cell[])[]) =>
  rows.map((cells, at) => ({ line: at + 1, cells }));
const HEADER = ["Data", "Descrição", "Valor"];
const unknown = (example: string) => ({ type: "unknown-dates", example });

describe("dates that are not read", () => {
  it.each([
    "5 Jan 2026",
    "Jan 5, 2026",
    "2601 05",
    "12-Dec-19",
    "5 de janeiro de 2026",
    "segunda-feira, 5 de janeiro de 2026",
    "2026.01.05.",
  ])("such as %j are shown as the file has them, below the name of their column", (text) => {
    expect(datelessFault(sheet(HEADER, [text, "Café", "-1,20"]))).toEqual(unknown(text));
    expect(readTable(sheet(HEADER, ["Total", "", ""], [text, "Café", "-1,20"]))).toEqual(
      refused(unknown(text)),
    );
  });

  it.each(["5 Jan 2026", "Jan 5 2026", "12-Dec-2019", "27 Feb 18", "2019.04.19."])(
    "such as %j are known without a name of their column",
    (text) => {
      expect(datelessFault(sheet(["Quando", "Quanto"], [text, "1,20"]))).toEqual(unknown(text));
    },
  );

  it("of a bank's table refuse it, unless one of its dates is read", () => {
    const header = ["Data Movimento", "Descrição", "Montante", "Saldo"];
    const row = (date: string) => [date, "Café", "-1,20", "8,80"];
    expect(readTable(sheet(header, row("5 Jan 2026")))).toEqual(refused(unknown("5 Jan 2026")));
    const read = readTable(sheet(header, row("05-01-2026"), row("5 Jan 2026")));
    expect(read.ok && read.value.type).toBe("statement");
  });

  it("are known beside an amount in any currency", () => {
    for (const amount of ["-1.234,56", "£12.00", "$ 1,183.23", "12,00 USD", "CZK 7,00"])
      expect(datelessFault(sheet(HEADER, ["5 Jan 2026", "Café", amount]))).toEqual(
        unknown("5 Jan 2026"),
      );
  });

  it("are none where no amount is beside them, nor texts around a date that is read", () => {
    for (const cells of [
      ["5 Jan 2026", "Café", ""],
      ["Pendente", "Café", "1,20"],
      ["Saldo a 31/12/2025", "", "1,20"],
      ["5 Jan 2026 ".repeat(5), "Café", "1,20"],
    ]) {
      expect(unreadDate(sheet(cells), 0)).toBeNull();
      expect(datelessFault(sheet(HEADER, cells))).toBeNull();
    }
    expect(datelessFault(sheet(["COMPRA 1234 CAFE", "1,20"]))).toBeNull();
  });

  it("are not even missed where there is nothing below the names of the columns", () => {
    expect(datelessFault(sheet(["Extrato"], HEADER, ["", null]))).toEqual({ type: "no-rows" });
    expect(datelessFault(sheet(["Data", "Descrição"]))).toBeNull();
  });

  it.each([";", ",", "\t", "|"])("are found whatever separates the cells: %j", async (by) => {
    const text = [HEADER, ["5 Jan 2026", "Café", "-1.20"]].map((row) => row.join(by)).join("\n");
    expect(await faultOf(utf8(text))).toBe("unknown-dates");
  });
});
