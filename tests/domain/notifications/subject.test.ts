import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SmartAlert } from "../../../src/domain/notifications/smart-alert.ts";
import {
  keyOfAlert,
  keyOfQuestion,
  subjectOf,
  type NotificationSubject,
} from "../../../src/domain/notifications/subject.ts";
import {
  categoryId,
  goalId,
  ledgerId,
  recurrenceId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyYearMonth } from "../../support/arbitraries/year-month.ts";

const anyParts = fc.record({
  ledger: fc.uuid({ version: 7 }).map(ledgerId),
  id: fc.uuid({ version: 7 }),
  month: anyYearMonth(),
  date: anyCivilDate(),
  amount: anyAmount,
});
type Parts = typeof anyParts extends fc.Arbitrary<infer Made> ? Made : never;

const ofCategory = ({ id, month, amount }: Parts) => ({
  categoryId: categoryId(id),
  category: "Lazer",
  month,
  spent: amount,
  limit: amount,
  mean: amount,
});
const ofExpense = ({ id, date, amount }: Parts) => ({
  id: transactionId(id),
  category: "Lazer",
  date,
  amount,
  mean: amount,
});
const ofGoal = ({ id, month, date, amount }: Parts) => ({
  id: goalId(id),
  name: "Casa",
  month,
  deadline: date,
  missing: amount,
  total: amount,
});

/** Each alert beside what it is about. */
const pairs = (parts: Parts): readonly (readonly [SmartAlert, NotificationSubject])[] => {
  const { id, month, amount } = parts;
  const budgets = { type: "budgets", month } as const;
  const goal = { type: "goal", id: goalId(id) } as const;
  return [
    [{ type: "budget-near-limit", ...ofCategory(parts), left: amount, isOnPace: false }, budgets],
    [{ type: "budget-at-limit", ...ofCategory(parts) }, budgets],
    [
      { type: "category-above-mean", ...ofCategory(parts), part: 0.3 },
      { type: "category", month, category: categoryId(id) },
    ],
    [
      { type: "unusual-expense", ...ofExpense(parts) },
      { type: "expense", id: transactionId(id) },
    ],
    [
      { type: "price-rise", id: transactionId(id), name: "Netflix", from: amount, to: amount },
      { type: "expense", id: transactionId(id) },
    ],
    [
      { type: "negative-balance", month, balance: amount },
      { type: "month", month },
    ],
    [{ type: "below-zero", date: parts.date, balance: amount }, { type: "forecast" }],
    [{ type: "goal-out-of-reach", ...ofGoal(parts) }, goal],
    [{ type: "goal-reached", ...ofGoal(parts) }, goal],
  ];
};

describe("what a notification is about", () => {
  it("is told by the key of its alert, whatever the alert", () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        for (const [alert, subject] of pairs(parts))
          expect(subjectOf(keyOfAlert(parts.ledger, alert))).toEqual(subject);
      }),
    );
  });

  it("is the planned movement where the key is that of a question", () => {
    fc.assert(
      fc.property(anyParts, ({ ledger, id, date }) => {
        const subject = { type: "recurrence", id: recurrenceId(id), day: date };
        const key = keyOfQuestion(ledger, { day: date, recurrenceId: recurrenceId(id) });
        expect(subjectOf(key)).toEqual(subject);
      }),
    );
  });

  it("of one ledger never has the key of another's", () => {
    fc.assert(
      fc.property(anyParts, anyParts, (parts, { ledger }) => {
        fc.pre(ledger !== parts.ledger);
        const question = { day: parts.date, recurrenceId: recurrenceId(parts.id) };
        expect(keyOfQuestion(ledger, question)).not.toBe(keyOfQuestion(parts.ledger, question));
        for (const [alert] of pairs(parts))
          expect(keyOfAlert(ledger, alert)).not.toBe(keyOfAlert(parts.ledger, alert));
      }),
    );
  });

  it("is nothing where the key is no alert's", () => {
    for (const key of [
      "",
      "a",
      "l:negative-balance",
      "l:negative-balance:2026-13",
      "l:budget-at-limit::x",
      "l:recurrence:2026-13-01:x",
      "negative-balance:2026-12",
    ])
      expect(subjectOf(key)).toBeNull();
    fc.assert(fc.property(fc.string(), (key) => subjectOf(`l:x${key}`) === null));
  });
});
