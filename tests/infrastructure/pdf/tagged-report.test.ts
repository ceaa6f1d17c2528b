import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { reportOn } from "../../support/reports.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { addMonths, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { pdfReportPrinter } from "../../../src/infrastructure/pdf/pdf-report-printer.ts";
import { fontFromDisk } from "../../support/font-from-disk.ts";
import { printedReport } from "../../../src/text/exports/printed-report.ts";
import { marksOf, readTagged, type TaggedPart } from "../../support/read-tagged-pdf.ts";

const TODAY = "2026-03-05" as CivilDate;

/** Two years of expenses, which fill more than one page. */
const spent = Array.from({ length: 24 }, (_, index) => ({
  id: transactionId(`${index}`),
  kind: "expense" as const,
  date: `${addMonths("2024-04" as YearMonth, index)}-02` as CivilDate,
  category: ["Habitação", "Lazer", "Saúde"][index % 3] ?? "",
  amount: cents(1000 + index),
  description: null,
}));

const within = (part: TaggedPart): readonly TaggedPart[] => [part, ...part.parts.flatMap(within)];

describe("a printed report tells a screen reader", () => {
  let file: PDFDocument;
  let whole: TaggedPart;
  const all = (role: string) => within(whole).filter((part) => part.role === role);
  const said = (parts: readonly TaggedPart[]) => parts.map(({ words }) => words.join(" ").trim());

  beforeAll(async () => {
    const shown = reportOn(spent, { period: "24", today: TODAY });
    const printed = printedReport(shown, TODAY, "maria", () => null);
    file = await PDFDocument.load(await pdfReportPrinter(fontFromDisk).print(printed));
    whole = readTagged(file);
  });

  it("its language, its title, and that it is tagged", () => {
    const { catalog } = file;
    expect(catalog.lookup(PDFName.of("Lang"), PDFString).asString()).toBe("pt-PT");
    expect(file.getTitle()).toMatch(/^Relatórios FinControl — /);
    const info = catalog.lookup(PDFName.of("MarkInfo"), PDFDict);
    expect(String(info.get(PDFName.of("Marked")))).toBe("true");
  });

  it("its headings, one for the whole and one for each part", () => {
    expect(said(all("H1"))).toEqual(["Relatórios FinControl"]);
    expect(said(all("H2"))).toEqual([
      "Evolução do saldo",
      "Despesas por categoria",
      "Sugestões inteligentes",
      "Detalhe por categoria",
      "Evolução do saldo",
    ]);
  });

  it("what each picture shows", () => {
    const figures = all("Figure");
    expect(figures).toHaveLength(2);
    for (const { alt } of figures) expect(alt).toMatch(/^Gráfico .+\.$/);
  });

  it("the cells of every table, each under its head", () => {
    const [legend, ...tables] = all("Table");
    expect(legend?.parts[0]?.parts.map(({ role }) => role)).toEqual(["TH", "TD", "TD"]);
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      const [head, ...rows] = table.parts;
      expect(head?.parts.map(({ scope }) => scope)).toEqual(head?.parts.map(() => "Column"));
      for (const { role, parts } of rows) {
        expect(role).toBe("TR");
        expect(parts.map((cell) => cell.role)).toEqual(["TH", "TD", "TD", "TD"]);
        expect(parts[0]?.scope).toBe("Row");
      }
    }
  });

  it("every word once, in a part of its own or as decoration", () => {
    const pages = file.getPages();
    expect(pages.length).toBeGreaterThan(1);
    const root = file.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
    const tree = root.lookup(PDFName.of("ParentTree"), PDFDict);
    const owners = tree.lookup(PDFName.of("Nums"), PDFArray);
    for (const page of pages) {
      const { words, unmarked } = marksOf(page);
      expect(unmarked).toEqual([]);
      const number = page.node.lookup(PDFName.of("StructParents"), PDFNumber).asNumber();
      expect(owners.lookup(2 * number + 1, PDFArray).size()).toBe(words.size);
    }
    const marked = pages.flatMap((page) => [...marksOf(page).words.values()].flat());
    expect(within(whole).flatMap(({ words }) => words)).toHaveLength(marked.length);
    expect(marked.join(" ")).not.toContain("Página");
  });
});
