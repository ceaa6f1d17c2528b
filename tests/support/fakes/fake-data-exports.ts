import type { DataExports } from "../../../src/application/exports/data-exports.ts";
import type { ReadyFile } from "../../../src/application/exports/file-saver.ts";
import type { ExportFormat } from "../../../src/domain/exports/export-summary.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { toCsv } from "../../../src/domain/shared/csv.ts";
import { newestFirst } from "../../../src/domain/transactions/newest-first.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { historyRows } from "../../../src/text/exports/history-rows.ts";
import { NOTHING_EXPORTED } from "../empty-export.ts";
import { exportText, sourceOf } from "../export-file.ts";
import { openLine, over } from "./line.ts";

const DAY = "2026-11-20" as CivilDate;

/** Exports of records in memory, of a user without other data; a file comes in two chunks. */
export function fakeDataExports(records: readonly Transaction[], line = openLine()): DataExports {
  const sorted = newestFirst(records);
  const of = (kind: Transaction["kind"]) => sorted.filter((record) => record.kind === kind);
  const files: Readonly<Record<ExportFormat, () => Promise<ReadyFile>>> = {
    json: async () => ({
      name: `fincontrol-${DAY}.json`,
      type: "application/json",
      content: await exportText(
        sourceOf({ ...NOTHING_EXPORTED, incomes: of("income"), expenses: of("expense") }),
      ),
    }),
    csv: async () => ({
      name: `fincontrol-transacoes-${DAY}.csv`,
      type: "text/csv",
      content: toCsv(historyRows(sorted)),
    }),
  };
  return {
    summary: () =>
      over(line, () => ({
        transactions: records.length,
        incomes: of("income").length,
        expenses: of("expense").length,
        goals: 0,
        budgets: 0,
        balance: totalsOf(records).balance,
        oldest: sorted.at(-1)?.date ?? null,
        newest: sorted[0]?.date ?? null,
      })),
    download: async (format, onProgress) => {
      const file = await files[format]();
      return over(line, () => {
        const total = new Blob([file.content]).size;
        onProgress({ loaded: Math.floor(total / 2), total });
        onProgress({ loaded: total, total });
        return file;
      });
    },
  };
}
