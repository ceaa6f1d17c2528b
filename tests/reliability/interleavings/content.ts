import type { AccountContent } from "../../../src/application/accounts/account-form.ts";
import type { Closing } from "../../../src/domain/accounts/account.ts";
import type { BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { GoalDraft } from "../../../src/domain/goals/goal.ts";
import type { RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";

/** The kinds of records that a person may write. */
export const KINDS = [
  "income",
  "expense",
  "budget",
  "goal",
  "rule",
  "recurrence",
  "account",
] as const;
export type Kind = (typeof KINDS)[number];

/** The months of the records. */
const MONTHS = ["2026-01", "2026-02", "2026-03"] as [YearMonth, YearMonth, YearMonth];

/** A day on which a device opens the ledger with the last two of the months. */
export const TODAY = civilDate(2026, 3, 15);

const monthOf = (content: number) => MONTHS[content % 3] ?? MONTHS[0];

const movement =
  (usual: string) =>
  (content: number): TransactionDraft => ({
    date: civilDate(2026, 1 + (content % 3), 1 + (content % 2)),
    category: content % 4 === 0 ? "Outros" : usual,
    amount: cents(content * 100 + 1),
    description: content % 5 === 0 ? null : `n.º ${content}`,
  });

/** The fields of a plan that a change gives another value, none of which moves a day. */
const said = (content: number) => ({
  cost: { of: "each", amount: cents(content * 100 + 1) } as const,
  description: content % 5 === 0 ? null : `Plano n.º ${content}`,
});

/** A plan for a few days from today or tomorrow on, so that it falls due at night. */
export const planOf = (content: number, today: CivilDate): RecurrenceDraft => ({
  ...said(content),
  kind: content % 2 === 0 ? "expense" : "income",
  category: content % 2 === 0 ? "Lazer" : "Salário",
  start: addDays(today, content % 2),
  every: 1,
  unit: "day",
  end: null,
  times: 2 + (content % 4),
  weekend: "keep",
  mode: content % 3 === 0 ? "confirm" : "automatic",
  paused: false,
});

/** Makes records of each kind by a number: movements with few days and categories, and budgets that conflict. */
export const contentOf = {
  income: movement("Salário"),
  expense: movement("Lazer"),
  budget: (content: number): BudgetDraft => ({
    category: content % 2 === 0 ? "Lazer" : "Saúde",
    limit: cents(100 + content),
    month: monthOf(content),
    repeats: false,
  }),
  goal: (content: number): GoalDraft => ({
    name: `Objetivo ${content}`,
    total: cents(10_000 + content),
    current: ZERO,
    deadline: null,
    photoUrl: null,
  }),
  rule: (content: number): RuleDraft => ({
    contains: `loja ${content}`,
    kind: content % 2 === 0 ? "expense" : "income",
    category: content % 3 === 0 ? null : content % 2 === 0 ? "Lazer" : "Salário",
    leavesOut: content % 5 === 0,
    description: content % 4 === 0 ? `Loja n.º ${content}` : null,
    position: content,
  }),
  recurrence: said,
  account: (content: number): AccountContent => ({
    label: `Conta ${content}`,
    bank: null,
    digits: null,
    kind: content % 4 === 0 ? "savings" : "current",
    ofTheDay: content % 4 !== 0,
    main: content % 4 === 1,
    closed: content % 7 === 6,
  }),
};

/** A balance of today or of the day before. */
export const balanceOf = (content: number, today: CivilDate): Closing => ({
  amount: cents(content * 100),
  date: addDays(today, -(content % 2)),
});
