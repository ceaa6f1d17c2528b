import { describe, expect, it } from "vitest";
import type {
  DataExports,
  DownloadProgress,
} from "../../../src/application/exports/data-exports.ts";
import type { ReadyFile } from "../../../src/application/exports/file-saver.ts";
import { readExport } from "../../support/export-file.ts";
import type { ExportFormat } from "../../../src/domain/exports/export-summary.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type {
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { readCsv } from "../../support/read-csv.ts";
import { failuresOf, type Lines } from "./lines.ts";

export type GivenRecord = readonly [TransactionKind, TransactionDraft];

const RECORDS: readonly GivenRecord[] = [
  [
    "income",
    { date: civilDate(2025, 3, 1), category: "Salário", amount: cents(100_000), description: null },
  ],
  [
    "expense",
    { date: civilDate(2025, 2, 28), category: "Lazer", amount: cents(1_250), description: "Pão" },
  ],
  [
    "expense",
    { date: civilDate(2025, 4, 2), category: "Saúde", amount: cents(105_000), description: null },
  ],
];

const textIn = ({ content }: ReadyFile) =>
  typeof content === "string"
    ? content
    : new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);

async function download(exports: DataExports, format: ExportFormat) {
  const heard: DownloadProgress[] = [];
  const file = await exports.download(format, (progress) => heard.push(progress));
  return { file, heard, text: textIn(file) };
}

/** What everything does that gives users their data, for who may have that, given their records. */
export function dataExportsSuite(
  open: (records: readonly GivenRecord[]) => Promise<Lines<DataExports>>,
): void {
  describe("exports", () => {
    it("are summed up by counts, a balance and a period", async () => {
      expect(await (await open(RECORDS)).signedIn.summary()).toEqual({
        transactions: 3,
        incomes: 1,
        expenses: 2,
        goals: 0,
        budgets: 0,
        balance: -6_250,
        oldest: "2025-02-28",
        newest: "2025-04-02",
      });
    });

    it("of nothing have no period", async () => {
      expect(await (await open([])).signedIn.summary()).toMatchObject({
        transactions: 0,
        balance: 0,
        oldest: null,
        newest: null,
      });
    });

    it("as JSON hold every record, under the name of their day", async () => {
      const { file, text } = await download((await open(RECORDS)).signedIn, "json");
      expect(file.name).toMatch(/^fincontrol-\d{4}-\d{2}-\d{2}\.json$/);
      expect(file.type).toMatch(/^application\/json/);
      const content = readExport(text);
      expect(content.incomes).toMatchObject([RECORDS[0]![1]]);
      const descriptions = content.expenses.map(({ description }) => description);
      expect(new Set(descriptions)).toEqual(new Set(["Pão", null]));
    });

    it("as CSV are a table that a Portuguese spreadsheet reads, newest first", async () => {
      const { file, text } = await download((await open(RECORDS)).signedIn, "csv");
      expect(file.name).toMatch(/^fincontrol-transacoes-\d{4}-\d{2}-\d{2}\.csv$/);
      expect(file.type).toMatch(/^text\/csv/);
      expect(text.startsWith("\uFEFFData;Tipo;Categoria;Valor;Descrição\r\n")).toBe(true);
      expect(readCsv(text).slice(1)).toEqual([
        ["02/04/2025", "Despesa", "Saúde", "1050,00", ""],
        ["01/03/2025", "Receita", "Salário", "1000,00", ""],
        ["28/02/2025", "Despesa", "Lazer", "12,50", "Pão"],
      ]);
    });

    it.each(["json", "csv"] as const)("as %s tell how far they are, to the end", async (format) => {
      const { file, heard } = await download((await open(RECORDS)).signedIn, format);
      const size = new Blob([file.content]).size;
      expect(heard.at(-1)).toEqual({ loaded: size, total: size });
      const steps = heard.map(({ loaded }) => loaded);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    });

    it("are for who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open([]);
      const calls = (port: DataExports) => [
        port.summary(),
        port.download("json", () => undefined),
        port.download("csv", () => undefined),
      ];
      expect(new Set(await failuresOf(calls(signedOut)))).toEqual(new Set(["unauthenticated"]));
      expect(new Set(await failuresOf(calls(cutOff)))).toEqual(new Set(["offline"]));
    });
  });
}
