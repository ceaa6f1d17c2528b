import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeExportContent,
  encodeExportContent,
  exportContentSchema,
} from "../../src/contract/export-content.ts";
import {
  decodeExportSummary,
  encodeExportSummary,
  exportSummarySchema,
} from "../../src/contract/export-summary.ts";
import type { ExportContent } from "../../src/domain/exports/export-content.ts";
import type { ExportSummary } from "../../src/domain/exports/export-summary.ts";
import { anyWonAchievements } from "../support/arbitraries/achievement.ts";
import { anyBudget } from "../support/arbitraries/budget.ts";
import { anyBalance } from "../support/arbitraries/cents.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyGoal, anyGoalEntry } from "../support/arbitraries/goal.ts";
import { anyInstant } from "../support/arbitraries/instant.ts";
import { anyNotification } from "../support/arbitraries/notification.ts";
import { anyProfile } from "../support/arbitraries/profile.ts";
import { transactionsOf } from "../support/arbitraries/transaction.ts";
import { overTheWire, read, refusals } from "../support/read.ts";

const few = { maxLength: 4 };

const anyExportedGoal = fc
  .tuple(anyGoal, fc.array(anyGoalEntry, few))
  .map(([goal, entries]) => ({ ...goal, entries }));

const anyContent: Arbitrary<ExportContent> = fc.record<ExportContent>({
  createdAt: anyInstant,
  profile: fc.option(anyProfile),
  incomes: transactionsOf({ kind: fc.constant("income") }),
  expenses: transactionsOf({ kind: fc.constant("expense") }),
  goals: fc.array(anyExportedGoal, few),
  budgets: fc.array(anyBudget, few),
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
  incomes: [],
  expenses: [],
  goals: [],
  budgets: [],
  notifications: [],
  achievements: [],
};

describe("an exported file", () => {
  it("gives everything back that went into it", () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const file = overTheWire(encodeExportContent(content));
        expect(decodeExportContent(read(exportContentSchema, file))).toEqual(content);
      }),
    );
  });

  it("says what it is, and when it was made", () => {
    expect(encodeExportContent(NOTHING)).toEqual({
      versao: 1,
      gerado_em: "2026-11-20T10:00:00.000Z",
      perfil: null,
      receitas: [],
      despesas: [],
      objetivos: [],
      orcamentos: [],
      notificacoes: [],
      gamificacao: { level: 1, pontos_totais: 0, conquistas: [] },
    });
  });

  it("tells what the achievements in it are worth", () => {
    const achievements = [
      { id: "goal-reached", wonAt: 0 },
      { id: "saved-ten", wonAt: 1 },
    ] as const;
    expect(encodeExportContent({ ...NOTHING, achievements }).gamificacao).toEqual({
      level: 2,
      pontos_totais: 140,
      conquistas: [
        { id: "goal-reached", pontos: 100, conquistada_em: "1970-01-01T00:00:00.000Z" },
        { id: "saved-ten", pontos: 40, conquistada_em: "1970-01-01T00:00:00.001Z" },
      ],
    });
  });

  it("of another version is not read", () => {
    const file = encodeExportContent(NOTHING);
    for (const versao of [0, 2, "1", undefined])
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
