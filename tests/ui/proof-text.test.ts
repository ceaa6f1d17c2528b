import { describe, expect, it } from "vitest";
import { proofText } from "../../src/text/imports/imports.ts";
import { sheetLine } from "../../src/domain/imports/statements/sheet-line.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";

const place = (line: number, date: string) => ({ line, date: date as CivilDate });

describe("what the balances of a file prove", () => {
  it("is said of all rows, or of how many of how many", () => {
    expect(proofText({ proof: { state: "proven", covered: 7, of: 7 } })).toBe("Saldo confere");
    expect(proofText({ proof: { state: "proven", covered: 6, of: 7 } })).toBe(
      "Saldo confere em 6 de 7",
    );
  });

  it("names the days between which movements are missing, the lines within one day, or the first day", () => {
    const to = place(5, "2026-01-09");
    expect(proofText({ proof: { state: "gaps", from: place(4, "2026-01-05"), to } })).toBe(
      "Faltam movimentos entre 05/01/2026 e 09/01/2026",
    );
    expect(proofText({ proof: { state: "gaps", from: place(4, "2026-01-09"), to } })).toBe(
      "Faltam movimentos entre as linhas 4 e 5, de 09/01/2026",
    );
    expect(proofText({ proof: { state: "gaps", from: null, to } })).toBe(
      "Faltam movimentos antes de 09/01/2026",
    );
  });

  it("calls balances available ones only where that is what they are", () => {
    expect(proofText({ proof: { state: "unusable" } })).toContain("é o disponível");
    expect(proofText({ proof: { state: "broken", line: 4 } })).toBe(
      "O saldo deixa de conferir na linha 4",
    );
    expect(proofText({ proof: { state: "none" } })).toBe("O ficheiro não tem saldo para conferir");
  });

  it("names the sheets of lines where a file has several", () => {
    const sheets = ["Janeiro", "Fevereiro"];
    const [from, to, later] = [sheetLine(0, 4), sheetLine(1, 5), sheetLine(1, 6)];
    const day = "2026-02-01";
    expect(proofText({ proof: { state: "broken", line: to }, sheets })).toBe(
      "O saldo deixa de conferir na linha 5 da folha «Fevereiro»",
    );
    const gaps = (first: number, last: number) =>
      proofText({
        proof: { state: "gaps", from: place(first, day), to: place(last, day) },
        sheets,
      });
    expect(gaps(from, to)).toBe(
      "Faltam movimentos entre a linha 4 da folha «Janeiro» e a linha 5 da folha «Fevereiro», de 01/02/2026",
    );
    expect(gaps(to, later)).toBe(
      "Faltam movimentos entre as linhas 5 e 6 da folha «Fevereiro», de 01/02/2026",
    );
  });
});
