import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CATEGORY_PAINTS } from "../../../src/domain/categories/category-paints.ts";
import { report } from "../../../src/domain/reports/report.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { pdfReportPrinter } from "../../../src/infrastructure/pdf/pdf-report-printer.ts";
import { printedReport } from "../../../src/text/printed-report.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";

const TODAY = "2026-03-05" as CivilDate;

/** What is drawn on the pages of a document. */
function drawnIn(file: Uint8Array): string {
  const text = Buffer.from(file).toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return streams
    .map(([, bytes = ""]) => {
      try {
        return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
      } catch {
        return bytes;
      }
    })
    .join("\n");
}

/** A colour as a document fills with it, to two decimals. */
const fill = (paint: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(paint.slice(at, at + 2), 16) / 255).toFixed(2)).join(" ");

const fillsOf = (drawing: string) =>
  [...drawing.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) rg$/gm)].map(([, ...parts]) =>
    parts.map((part) => Number(part).toFixed(2)).join(" "),
  );

describe("a printed report", () => {
  it("draws a category in the colour that somebody has given it", async () => {
    const spent = {
      id: transactionId("one"),
      kind: "expense" as const,
      date: TODAY,
      category: "Lazer",
      amount: cents(1000),
      description: null,
    };
    const shown = report(monthlySums([spent]), OWN_EXPENSES, "3", TODAY, null);
    const drawn = async (colour: "amber" | null) => {
      const printed = printedReport(shown, TODAY, "maria", () => colour);
      return fillsOf(drawnIn(await pdfReportPrinter.print(printed)));
    };
    expect(await drawn("amber")).toContain(fill(CATEGORY_PAINTS.amber));
    expect(await drawn(null)).not.toContain(fill(CATEGORY_PAINTS.amber));
  });
});
