import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CATEGORY_PAINTS } from "../../../src/domain/categories/category-paints.ts";
import { reportOn } from "../../support/reports.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { pdfReportPrinter } from "../../../src/infrastructure/pdf/pdf-report-printer.ts";
import { fontFromDisk } from "../../support/font-from-disk.ts";
import { printedReport } from "../../../src/text/exports/printed-report.ts";

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
    const shown = reportOn([spent], { period: "3", today: TODAY });
    const drawn = async (colour: "amber" | null) => {
      const printed = printedReport(shown, TODAY, "maria", () => colour);
      return fillsOf(drawnIn(await pdfReportPrinter(fontFromDisk).print(printed)));
    };
    expect(await drawn("amber")).toContain(fill(CATEGORY_PAINTS.amber));
    expect(await drawn(null)).not.toContain(fill(CATEGORY_PAINTS.amber));
  });

  it("draws the way to a month that is not over dotted, like the screen", async () => {
    const spent = ["2026-01-02", "2026-02-02", "2026-03-02"].map((date) => ({
      id: transactionId(date),
      kind: "expense" as const,
      date: date as CivilDate,
      category: "Lazer",
      amount: cents(1000),
      description: null,
    }));
    const dotted = async (today: string) => {
      const shown = reportOn(spent, { period: "3", today: today as CivilDate });
      const printed = printedReport(shown, today as CivilDate, "maria", () => null);
      return drawnIn(await pdfReportPrinter(fontFromDisk).print(printed)).includes("[2 3] 0 d");
    };
    expect(await dotted("2026-03-05")).toBe(true);
    expect(await dotted("2026-03-31")).toBe(false);
  });
});
