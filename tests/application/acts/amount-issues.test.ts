import { describe, expect, it } from "vitest";
import { balanceForm } from "../../../src/application/accounts/balance-form.ts";
import type { FormFault } from "../../../src/application/acts/form.ts";
import { budgetForm } from "../../../src/application/budgets/budget-form.ts";
import { divisionFieldsOf, divisionForm } from "../../../src/application/entries/division-form.ts";
import {
  blankTransaction,
  transactionForm,
} from "../../../src/application/entries/transaction-form.ts";
import { accountReserveForm } from "../../../src/application/forecast/account-reserve-form.ts";
import { goalForm } from "../../../src/application/goals/goal-form.ts";
import { putAsideForm } from "../../../src/application/goals/put-aside-form.ts";
import { recurrenceForm } from "../../../src/application/recurrences/recurrence-form.ts";
import { simulationForm } from "../../../src/application/simulation/simulation-form.ts";
import type { FieldIssue } from "../../../src/domain/fields/field-issue.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";

const TODAY = civilDate(2026, 3, 12);
const MONTH = monthOf(TODAY);
const RECORD = {
  id: transactionId("record"),
  kind: "expense",
  category: "Compras",
  amount: cents(6000),
  description: null,
} as const;

const division = divisionForm(() => transactionId("part"));
const movement = transactionForm(() => TODAY);
const balance = balanceForm({ now: () => 0, today: () => TODAY });
const budget = budgetForm(() => MONTH);

const of =
  <Fields>(read: (fields: Fields) => Result<unknown, FormFault<Fields>>, blank: Fields) =>
  (field: keyof Fields & string) =>
  (text: string): FieldIssue | null => {
    const done = read({ ...blank, [field]: text });
    return done.ok ? null : (done.reason.issues[field] ?? null);
  };

/** What each amount field says of a text. */
const FIELDS = {
  movement: of(movement.read, blankTransaction("expense", TODAY))("amount"),
  "part of a division": of(
    (fields) => division.read(fields, RECORD),
    divisionFieldsOf(RECORD),
  )("amount1"),
  balance: of(balance.read, balance.blank())("amount"),
  reserve: of(accountReserveForm.read, accountReserveForm.blank())("amount"),
  limit: of(budget.read, budget.blank())("limit"),
  total: of(goalForm.read, goalForm.blank())("total"),
  "what is there of a goal": of(goalForm.read, goalForm.blank())("current"),
  "what is put aside": of(putAsideForm.read, putAsideForm.blank())("amount"),
  "planned amount": of(recurrenceForm.read, recurrenceForm.blank())("amount"),
  fee: of(recurrenceForm.read, { ...recurrenceForm.blank(), cost: "parts" })("fee"),
  reduction: of(simulationForm.read, simulationForm.blank())("reduction"),
};

describe.each(Object.entries(FIELDS))("the amount field %s", (name, issueOf) => {
  it("is never said to be missing where an amount was typed", () => {
    for (const text of ["0", "0,00", "1-1", "0,001", "-5", "1e9", "1000000000", "abc", "12,50"])
      expect(issueOf(text)).not.toBe("required");
  });

  it("says of nothing, too little and too much what is wrong with it", () => {
    expect([null, "amount-zero"]).toContain(issueOf("0"));
    expect(issueOf("-5")).toBe(name === "balance" ? null : "amount-negative");
    expect(issueOf("1000000000")).toBe("amount-too-large");
  });
});
