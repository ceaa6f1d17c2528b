import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeExportContent,
  exportContentSchema,
} from "../../src/contract/exports/export-content.ts";
import {
  decodeExportSummary,
  encodeExportSummary,
  exportSummarySchema,
} from "../../src/contract/exports/export-summary.ts";
import type { ExportContent } from "../../src/domain/exports/export-content.ts";
import type { ExportSummary } from "../../src/domain/exports/export-summary.ts";
import { transactionId } from "../../src/domain/shared/ids.ts";
import { anyWonAchievements } from "../support/arbitraries/achievement.ts";
import { anyBudget } from "../support/arbitraries/budget.ts";
import { anyBalance } from "../support/arbitraries/cents.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyGoal, anyGoalEntry } from "../support/arbitraries/goal.ts";
import { anyInstant } from "../support/arbitraries/instant.ts";
import { anyNotification } from "../support/arbitraries/notification.ts";
import { anyCategory } from "../support/arbitraries/ledger.ts";
import { anyAccount, anyKeptLine, anyMadeImport, anyRule } from "../support/arbitraries/import.ts";
import { anyDocumentCode, anyTaxNumber } from "../support/arbitraries/receipt.ts";
import { anyRecurrence } from "../support/arbitraries/recurrence.ts";
import { anyProfile } from "../support/arbitraries/profile.ts";
import { transactionsOf } from "../support/arbitraries/transaction.ts";
import { EMPTY_EXPORT } from "../support/empty-export.ts";
import { exportText, sourceOf } from "../support/export-file.ts";
import { overTheWire, read, refusals } from "../support/read.ts";

const few = { maxLength: 4 };

const anyExportedGoal = fc
  .tuple(anyGoal, fc.array(anyGoalEntry, few))
  .map(([goal, entries]) => ({ ...goal, entries }));

const anyExportedLine = anyKeptLine.map(({ revision: _, ...line }) => line);

const anyKeptReceipt = fc.record({
  taxNumber: anyTaxNumber,
  atcud: fc.option(anyDocumentCode),
  record: fc.uuid().map(transactionId),
});

const anyTold = fc.array(fc.record({ amount: anyBalance, date: anyCivilDate() }), few);

const anyContent: Arbitrary<ExportContent> = fc.record<ExportContent>({
  createdAt: anyInstant,
  profile: fc.option(anyProfile),
  incomes: transactionsOf({ kind: fc.constant("income") }),
  expenses: transactionsOf({ kind: fc.constant("expense") }),
  goals: fc.array(anyExportedGoal, few),
  budgets: fc.array(anyBudget, few),
  categories: fc.array(anyCategory, few),
  rules: fc.array(anyRule, few),
  recurrences: fc.array(anyRecurrence, few).map((all) =>
    // What was asked about is between the server and its clock.
    all.map((one) => ({ ...one, askedUntil: null })),
  ),
  accounts: fc.array(
    fc.tuple(anyAccount, anyTold).map(([account, told]) => ({ ...account, told })),
    few,
  ),
  imports: fc.array(anyMadeImport, few),
  lines: fc.array(anyExportedLine, few),
  receipts: fc.array(anyKeptReceipt, few),
  notifications: fc.array(anyNotification, few),
  achievements: anyWonAchievements,
});

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

const NOTHING: ExportContent = {
  createdAt: Date.UTC(2026, 10, 20, 10),
  profile: null,
  achievements: [],
  incomes: [],
  expenses: [],
  goals: [],
  budgets: [],
  categories: [],
  rules: [],
  recurrences: [],
  accounts: [],
  imports: [],
  lines: [],
  receipts: [],
  notifications: [],
};

/** What is left of an export once it was written to a file. */
const written = async (content: ExportContent) =>
  JSON.parse(await exportText(sourceOf(content))) as Readonly<Record<string, unknown>>;

describe("an exported file", () => {
  it("gives everything back that went into it, in however many parts it was read", async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, fc.integer({ min: 1, max: 3 }), async (content, size) => {
        const file = JSON.parse(await exportText(sourceOf(content, size))) as unknown;
        expect(decodeExportContent(read(exportContentSchema, file))).toEqual(content);
      }),
    );
  });

  it("says what it is, and when it was made", async () => {
    const head = { versao: 2, gerado_em: "2026-11-20T10:00:00.000Z" };
    expect(await written(NOTHING)).toEqual({ ...EMPTY_EXPORT, ...head });
  });

  it("tells what the achievements in it are worth", async () => {
    const achievements = [
      { id: "goal-reached", wonAt: 0 },
      { id: "saved-ten", wonAt: 1 },
    ] as const;
    expect((await written({ ...NOTHING, achievements }))["gamificacao"]).toEqual({
      level: 2,
      pontos_totais: 140,
      conquistas: [
        { id: "goal-reached", pontos: 100, conquistada_em: "1970-01-01T00:00:00.000Z" },
        { id: "saved-ten", pontos: 40, conquistada_em: "1970-01-01T00:00:00.001Z" },
      ],
    });
  });

  it("of another version is not read", async () => {
    const file = await written(NOTHING);
    for (const versao of [0, 1, 3, "2", undefined])
      expect(refusals(exportContentSchema, { ...file, versao })).toHaveProperty("versao");
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
