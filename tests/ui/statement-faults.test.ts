import { describe, expect, it } from "vitest";
import type { ReadFault } from "../../src/domain/imports/read-fault.ts";
import {
  ignoredTexts,
  readFaultText,
  unreadTexts,
} from "../../src/text/imports/statement-faults.ts";

const FAULTS: Readonly<Record<ReadFault["type"], ReadFault>> = {
  "too-big": { type: "too-big" },
  empty: { type: "empty" },
  "old-excel": { type: "old-excel", bank: null },
  pdf: { type: "pdf" },
  qif: { type: "qif" },
  mt940: { type: "mt940" },
  archive: { type: "archive" },
  "web-page": { type: "web-page" },
  damaged: { type: "damaged" },
  "unpacks-too-big": { type: "unpacks-too-big" },
  "too-many-rows": { type: "too-many-rows" },
  "too-many-columns": { type: "too-many-columns" },
  "too-long-cell": { type: "too-long-cell" },
  "no-table": { type: "no-table" },
  "unknown-dates": { type: "unknown-dates", example: "5 Jan 2026" },
  "ambiguous-dates": { type: "ambiguous-dates", example: "26-01-05" },
  "no-rows": { type: "no-rows" },
  "no-statement": { type: "no-statement" },
  "no-sign": { type: "no-sign" },
  "several-accounts": { type: "several-accounts" },
  "accounts-alike": { type: "accounts-alike" },
  "too-slow": { type: "too-slow" },
};

describe("a file that could not be read", () => {
  it("is told in a whole sentence of its own for each reason", () => {
    const sentences = Object.values(FAULTS).map(readFaultText);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it("of the old Excel says how to save it, and for a known bank what to choose there", () => {
    for (const bank of [null, "Santander", "Outro"])
      expect(readFaultText({ type: "old-excel", bank })).toMatch(/Guardar como.*CSV.*\.xlsx/);
    expect(readFaultText({ type: "old-excel", bank: "Santander" })).toContain("Santander");
  });
});

describe("rows that were not read or left out", () => {
  it("have words that end a sentence", () => {
    for (const text of Object.values({ ...unreadTexts, ...ignoredTexts }))
      expect(text).toMatch(/^\p{Ll}.*[^.]$/u);
  });
});
