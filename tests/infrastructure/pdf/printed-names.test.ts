import { PDFDocument } from "@cantoo/pdf-lib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { printedTexts } from "../../../src/infrastructure/pdf/fonts/printed-names.ts";
import { pdfReportPrinter } from "../../../src/infrastructure/pdf/pdf-report-printer.ts";
import { printedReport } from "../../../src/text/exports/printed-report.ts";
import { fontFromDisk } from "../../support/font-from-disk.ts";
import { readTagged, type TaggedPart } from "../../support/read-tagged-pdf.ts";
import { reportOn } from "../../support/reports.ts";
import { runs } from "../../support/runs.ts";

const TODAY = "2026-03-05" as CivilDate;

/** The most that a document of two tables, two charts and every letter may take. */
const MAX_DOCUMENT_BYTES = 500_000;

const within = (part: TaggedPart): readonly TaggedPart[] => [part, ...part.parts.flatMap(within)];

async function print(categories: readonly string[]): Promise<Uint8Array> {
  const spent = categories.map((category, index) => ({
    id: transactionId(`${index}`),
    kind: "expense" as const,
    date: TODAY,
    category,
    amount: cents(1000 - index),
    description: null,
  }));
  const shown = reportOn(spent, { period: "3", today: TODAY });
  return pdfReportPrinter(fontFromDisk).print(printedReport(shown, TODAY, "maria", () => null));
}

/** The names of categories as the table of a report prints them, the largest first. */
async function printedNames(categories: readonly string[]): Promise<readonly string[]> {
  const whole = readTagged(await PDFDocument.load(await print(categories)));
  const table = within(whole).filter(({ role }) => role === "Table")[1];
  return (table?.parts.slice(1) ?? []).map(({ parts }) => parts[0]?.words.join("") ?? "");
}

const ALPHABETS = {
  Portuguese: "Água, pão e açúcar à mão: ÂÊÔ ÃÕ ÀÇ ªº",
  Polish: "Łódź: zażółć gęślą jaźń ŁÓDŹ",
  Czech: "Příliš žluťoučký kůň úpěl ďábelské ódy",
  Romanian: "Școală și mâncare, țară ĂÂÎȘȚ",
  Turkish: "Pijamalı hasta yağız şoföre çabucak İĞŞ",
  Vietnamese: "Tiền ăn ở và điện thoại: ỞỮẰẪỆ",
  Esperanto: "Eĥoŝanĝo ĉiuĵaŭde",
  Latin: "sĭt tĭbĭ tĕrră lĕvĭs",
  Greek: "Σπίτι, ψώνια και ταξίδια: ΆΈΉΊΌΎΏ ΐΰ ς",
  "ancient Greek": "μῆνιν ἄειδε θεὰ Πηληϊάδεω Ἀχιλῆος ᾧ",
  Russian: "Съешь ещё этих мягких французских булок ЁЪЫЭ",
  Ukrainian: "Кафе та ресторани, їжа й ґанок ЄІЇҐ",
  Serbian: "Љубав, њива, џеп, ђак и ћуп ЂЉЊЋЏ",
  Kazakh: "Үй, көлік және тамақ ӘҒҚҢӨҰҮҺ",
} as const;

describe("the name of a category in a printed report", () => {
  it.each(Object.entries(ALPHABETS))("is printed in the letters of %s", async (_, name) => {
    expect(await printedNames([name])).toEqual([name]);
  });

  it.each([
    ["🐶 Cão & gato 🐱", "Cão & gato"],
    ["👩‍👧 Família", "Família"],
    ["Café ☕️", "Café"],
    ["a\u200bb\u00adc", "abc"],
    ["\u202eLazer\ufe0f", "Lazer"],
    ["1️⃣ Renda", "1 Renda"],
    ["Oﬁcina ﬂores", "Oficina flores"],
    ["Ｌｏｊａ", "Loja"],
    ["日本語 Curso", "Curso"],
    ["‹1› Casa", "‹1› Casa"],
  ])("has no sign that no font has: %s", async (name, printed) => {
    expect(await printedNames([name])).toEqual([printed]);
  });

  it("is told from another one by a number, and has one alone where none of its letters can be printed", async () => {
    const names = [
      "🏠 Casa",
      "Casa",
      "🚗 Casa",
      "Casa (2)",
      "🐶",
      "日本語",
      "Categoria 2",
      "🐶 & 🐱",
      "—",
    ];
    expect(await printedNames(names)).toEqual([
      "Casa (3)",
      "Casa",
      "Casa (4)",
      "Casa (2)",
      "Categoria 1",
      "Categoria 3",
      "Categoria 2",
      "Categoria 4",
      "—",
    ]);
  });

  it("is the same in a tip as in the tables", async () => {
    const names = ["🐶", "🏠 Casa", "Casa"];
    const isKnown = (letter: string) => letter < "\u0250";
    const printed = printedTexts({ all: names, unnamed: (n) => `Categoria ${n}` }, isKnown);
    expect(printed("🐶 pesa 40 % e 🏠 Casa 20 % de Casa 🐱.")).toBe(
      "Categoria 1 pesa 40 % e Casa (2) 20 % de Casa .",
    );
  });

  it("differs from every other name", async () => {
    const anySign = fc.oneof(
      fc.constantFrom(
        ...Array.from("aáAАΑàłŁКк?‹›1 9–−-·…(2)ﬁＡ🏠🚗👩中文\u200b\u200d\u00ad\u0301עש"),
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    );
    const anyName = fc
      .array(anySign, { minLength: 1, maxLength: 6 })
      .map((signs) => signs.join("").normalize("NFC").replaceAll(/\s+/gu, " ").trim())
      .filter((name) => name !== "");
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyName, { minLength: 2, maxLength: 12 }), async (names) => {
        const printed = await printedNames(names);
        expect(new Set(printed).size).toBe(names.length);
        expect(printed.filter((name) => name.trim() === "")).toEqual([]);
        expect(printed.join("")).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}🏠🚗中]/u);
      }),
      { numRuns: runs(40) },
    );
  });

  it("makes no document large, whatever letters it has", async () => {
    const plain = await print(["Lazer"]);
    const every = await print(Object.values(ALPHABETS));
    expect(plain.length).toBeLessThan(120_000);
    expect(every.length).toBeLessThan(MAX_DOCUMENT_BYTES);
  });
});
