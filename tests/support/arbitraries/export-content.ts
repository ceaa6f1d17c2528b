import fc, { type Arbitrary } from "fast-check";
import type { ExportContent } from "../../../src/domain/exports/export-content.ts";
import type { Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import {
  accountId,
  changeId,
  importId,
  recurrenceId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
import { anyWonAchievements } from "./achievement.ts";
import { anyBudget } from "./budget.ts";
import { anyAmount, anyBalance } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyGoal, anyGoalEntry } from "./goal.ts";
import { anyInstant } from "./instant.ts";
import { anyNotification } from "./notification.ts";
import { anyCategory } from "./ledger.ts";
import { anyAccount, anyStoredLine, anyMadeImport, anyRule } from "./import.ts";
import { anyDocumentCode, anyTaxNumber } from "./receipt.ts";
import { anyRecurrence } from "./recurrence.ts";
import { anyProfile } from "./profile.ts";
import { transactionsOf } from "./transaction.ts";

const few = { maxLength: 4 };
const anyRecord = fc.uuid().map(transactionId);
const anyPlanned = fc.record({ recurrence: fc.uuid().map(recurrenceId), day: anyCivilDate() });

/** Adds fields to a value, or none. */
const perhaps = <One extends object, More extends object>(
  one: Arbitrary<One>,
  more: Arbitrary<More>,
) => fc.tuple(one, fc.option(more)).map(([value, also]) => ({ ...value, ...also }));

const anyMarks = fc.record({ planned: anyPlanned, fulfils: anyPlanned }, { requiredKeys: [] });

const recordsOf = (kind: "income" | "expense") =>
  fc
    .tuple(transactionsOf({ kind: fc.constant(kind) }), anyMarks)
    .map(([records, marks]) => records.map((one) => ({ ...one, ...marks })));

const anyOutcome: Arbitrary<Outcome> = fc.oneof(
  fc.record({
    day: anyCivilDate(),
    became: fc.constantFrom(
      "recorded" as const,
      "skipped" as const,
      "settled" as const,
      "open" as const,
    ),
  }) as Arbitrary<Outcome>,
  fc.record({
    day: anyCivilDate(),
    became: fc.constant("changed" as const),
    date: anyCivilDate(),
    amount: anyAmount,
  }),
);

const anyPlan = fc
  .tuple(
    anyRecurrence,
    fc.option(anyCivilDate()),
    fc.record({ plannedFrom: anyCivilDate(), outcomes: fc.array(anyOutcome, few) }),
  )
  .map(([plan, askedUntil, kept]) => ({ ...plan, askedUntil, kept }));

const anyTelling = fc.record({
  amount: anyBalance,
  date: anyCivilDate(),
  kept: fc.record({
    id: fc.uuid(),
    place: fc.nat(),
    import: fc.option(fc.uuid().map(importId)),
    includes: fc.option(fc.array(anyRecord, few)),
  }),
});

const anyLine = fc
  .tuple(
    anyStoredLine,
    fc.record({
      description: fc.option(fc.string()),
      record: fc.option(anyRecord),
      former: fc.option(
        fc.record(
          {
            date: anyCivilDate(),
            amount: anyAmount,
            account: fc.option(fc.uuid().map(accountId)),
            after: anyAmount,
          },
          { requiredKeys: ["date", "amount"] },
        ),
      ),
      fulfils: fc.option(anyPlanned),
      parts: fc.array(
        fc.record({
          id: anyRecord,
          category: fc.string(),
          amount: anyAmount,
          description: fc.option(fc.string()),
          counts: fc.boolean(),
        }),
        few,
      ),
      seenAgainIn: fc.array(fc.uuid().map(importId), few),
    }),
  )
  .map(([{ revision: _, ...line }, kept]) => ({ ...line, kept }));

const anyNotice = perhaps(anyNotification, fc.record({ key: fc.string() }));

/** Any content of an export. */
export const anyExportContent: Arbitrary<ExportContent> = fc.record({
  createdAt: anyInstant,
  profile: fc.option(anyProfile),
  achievements: anyWonAchievements,
  accountReserve: anyAmount,
  dismissedProposals: fc.array(fc.string(), few),
  incomes: recordsOf("income"),
  expenses: recordsOf("expense"),
  goals: fc.array(
    fc.tuple(anyGoal, fc.array(anyGoalEntry, few)).map(([goal, entries]) => ({ ...goal, entries })),
    few,
  ),
  budgets: fc.array(perhaps(anyBudget, fc.constant({ carried: true as const })), few),
  categories: fc.array(anyCategory, few),
  rules: fc.array(anyRule, few),
  recurrences: fc.array(anyPlan, few),
  accounts: fc.array(
    fc
      .tuple(
        anyAccount,
        fc.array(anyTelling, few),
        fc.record({ chosen: fc.boolean(), createdAt: anyInstant }),
      )
      .map(([account, told, kept]) => ({ ...account, told, kept })),
    few,
  ),
  imports: fc.array(
    fc
      .tuple(
        anyMadeImport,
        fc.record({
          fingerprint: fc.string(),
          firstCreated: fc.nat(),
          undone: fc.option(fc.record({ change: fc.uuid().map(changeId), removed: fc.nat() })),
        }),
      )
      .map(([made, kept]) => ({ ...made, kept })),
    few,
  ),
  lines: fc.array(anyLine, few),
  receipts: fc.array(
    fc.record({ taxNumber: anyTaxNumber, atcud: fc.option(anyDocumentCode), record: anyRecord }),
    few,
  ),
  notifications: fc.array(anyNotice, few),
  dismissed: fc.array(anyNotice, few),
});
