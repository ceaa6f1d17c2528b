import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportHistory } from "../../../src/application/exports/export-history.ts";
import {
  exportReportCsv,
  exportReportPdf,
} from "../../../src/application/exports/export-report.ts";
import { reportOn } from "../../support/reports.ts";
import { eurosFromCents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { formatDate } from "../../../src/text/format.ts";
import { historyRows } from "../../../src/text/exports/history-rows.ts";
import { printedReport } from "../../../src/text/exports/printed-report.ts";
import { numberedMonth } from "../../../src/text/months.ts";
import { reportRows } from "../../../src/text/exports/report-rows.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { textFromInert } from "../../../src/domain/shared/csv.ts";
import { readCsv } from "../../support/read-csv.ts";

const TODAY = "2026-03-05" as CivilDate;
const clock = fakeClock(TODAY);

describe("the exported history", () => {
  it("reads back as the records that were listed, in their order", () => {
    fc.assert(
      fc.property(transactionsOf(), (records) => {
        fc.pre(records.length > 0);
        const files = fakeFileSaver();
        const notice = exportHistory(files, clock, historyRows)(records);
        expect(notice).toEqual({ type: "exported", file: "history" });
        const [file] = files.saved;
        expect(file?.name).toBe("fincontrol-historico-2026-03-05.csv");
        const [headers, ...rows] = readCsv(String(file?.content));
        expect(headers).toEqual(["Data", "Tipo", "Categoria", "Valor", "Descrição"]);
        expect(rows.map((cells) => cells.map(textFromInert))).toEqual(
          records.map(({ date, kind, category, amount, description }) => [
            formatDate(date),
            kind === "income" ? "Receita" : "Despesa",
            category,
            eurosFromCents(amount).toFixed(2).replace(".", ","),
            description ?? "",
          ]),
        );
      }),
    );
  });

  it("is refused when there is nothing in it", () => {
    const files = fakeFileSaver();
    expect(exportHistory(files, clock, historyRows)([])).toEqual({ type: "nothing-to-export" });
    expect(files.saved).toEqual([]);
  });
});

describe("an exported report", () => {
  it("has the figures of its months and of its categories", () => {
    fc.assert(
      fc.property(transactionsOf(), (records) => {
        const files = fakeFileSaver();
        const shown = reportOn(records, { period: "3", today: TODAY });
        exportReportCsv(files, clock, reportRows)(shown);
        const [file] = files.saved;
        expect(file?.name).toBe("fincontrol-relatorio-2026-03-05.csv");
        const rows = readCsv(String(file?.content));
        const balances = shown.months.map(({ month, balance }) => [
          numberedMonth(month),
          eurosFromCents(balance).toFixed(2).replace(".", ","),
        ]);
        expect(
          rows.filter(([name]) => /^\d\d\/\d{4}$/.test(name ?? "")).map((row) => [row[0], row[3]]),
        ).toEqual(balances);
        for (const { category, count } of shown.shares)
          expect(rows.some((row) => row[0] === category && row[3] === String(count))).toBe(true);
      }),
    );
  });

  it("is printed with all that it says", async () => {
    const files = fakeFileSaver();
    const content = new Uint8Array([37, 80, 68, 70]);
    const shown = reportOn([], { period: "6", today: TODAY });
    const printer = {
      print: (printed: unknown) => {
        expect(printed).toMatchObject({
          period: "Outubro de 2025 a março de 2026",
          madeOn: "maria · gerado em 05/03/2026",
          language: "pt-PT",
        });
        return Promise.resolve(content);
      },
    };
    const notice = await exportReportPdf(
      printer,
      files,
      clock,
      () => "maria",
      (...given) => printedReport(...given, () => null),
    )(shown);
    expect(notice).toEqual({ type: "exported", file: "report-pdf" });
    expect(files.saved).toEqual([
      { name: "fincontrol-relatorio-2026-03-05.pdf", type: "application/pdf", content },
    ]);
  });
});
