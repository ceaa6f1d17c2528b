import type { Goal } from "../../domain/goals/goal.ts";
import { withRevision } from "../../domain/ledger/stored-record.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { readPositiveAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type RecordForm } from "../acts/form.ts";

export type PutAsideFields = { readonly amount: string };

const blank: PutAsideFields = { amount: "" };

/** The form of an amount, more than zero, that is put aside for a goal. */
export const putAsideForm: RecordForm<PutAsideFields, Cents, Goal> = {
  blank: () => blank,
  read: (fields) => {
    const amount = readRequired(fields.amount, readPositiveAmount);
    return amount.ok ? accepted(amount.value) : refused(formFault<PutAsideFields>({ amount }));
  },
  next: () => blank,
  // The amount is added to the present one.
  show: () => blank,
  current: (now) => (now.type === "goals" ? withRevision(now.kept) : null),
};
