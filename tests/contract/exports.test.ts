import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeExportSummary,
  encodeExportSummary,
  exportSummarySchema,
} from "../../src/contract/exports/export-summary.ts";
import type { ExportContent } from "../../src/domain/exports/export-content.ts";
import type { ExportSummary } from "../../src/domain/exports/export-summary.ts";
import { anyBalance } from "../support/arbitraries/cents.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyExportContent } from "../support/arbitraries/export-content.ts";
import { EMPTY_EXPORT, NOTHING_EXPORTED } from "../support/empty-export.ts";
import { exportText, readExport, sourceOf } from "../support/export-file.ts";
import { overTheWire, read } from "../support/read.ts";

const anySummary: Arbitrary<ExportSummary> = fc.record<ExportSummary>({
  transactions: fc.nat(),
  incomes: fc.nat(),
  expenses: fc.nat(),
  goals: fc.nat(),
  budgets: fc.nat(),
  balance: anyBalance,
  oldest: fc.option(anyCivilDate()),
  newest: fc.option(anyCivilDate()),
});

/** What is left of an export once it was written to a file. */
const written = async (content: ExportContent) =>
  JSON.parse(await exportText(sourceOf(content))) as Readonly<Record<string, unknown>>;

describe("an exported file", () => {
  it("gives everything back that went into it, in however many parts it was read", async () => {
    await fc.assert(
      fc.asyncProperty(anyExportContent, fc.integer({ min: 1, max: 3 }), async (content, size) => {
        expect(readExport(await exportText(sourceOf(content, size)))).toEqual(content);
      }),
    );
  });

  it("says what it is, and when it was made", async () => {
    const head = { versao: 3, gerado_em: "2026-11-20T10:00:00.000Z" };
    const soma = expect.any(String) as string;
    expect(await written(NOTHING_EXPORTED)).toEqual({ ...EMPTY_EXPORT, ...head, soma });
  });

  it("tells what the achievements in it are worth", async () => {
    const achievements = [
      { id: "goal-reached", wonAt: 0 },
      { id: "saved-ten", wonAt: 1 },
    ] as const;
    expect((await written({ ...NOTHING_EXPORTED, achievements }))["gamificacao"]).toEqual({
      level: 2,
      pontos_totais: 140,
      conquistas: [
        { id: "goal-reached", pontos: 100, conquistada_em: "1970-01-01T00:00:00.000Z" },
        { id: "saved-ten", pontos: 40, conquistada_em: "1970-01-01T00:00:00.001Z" },
      ],
    });
  });
});

describe("the summary of an export", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anySummary, (summary) => {
        const sent = overTheWire(encodeExportSummary(summary));
        expect(decodeExportSummary(read(exportSummarySchema, sent))).toEqual(summary);
      }),
    );
  });
});
