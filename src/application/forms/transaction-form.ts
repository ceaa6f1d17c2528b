import { oddYear } from "../../domain/calendar/odd-year.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { asSeen } from "../../domain/ledger/stamped.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import type { Transaction, TransactionDraft } from "../../domain/transactions/transaction.ts";
import { amountText, readAmount } from "./amount-text.ts";
import { formFault, readRequired, type RecordForm } from "./form.ts";
import { readDate } from "./read-date.ts";

export type TransactionFields = {
  readonly date: string;
  readonly category: string;
  readonly amount: string;
  readonly description: string;
};

/** The form of an income or an expense: date, category and value are required. */
export const transactionForm = (
  today: () => CivilDate,
): RecordForm<TransactionFields, TransactionDraft, Transaction> => ({
  blank: () => ({ date: today(), category: "", amount: "", description: "" }),
  read: (fields) => {
    const date = readRequired(fields.date, readDate);
    const category = readRequired(fields.category, accepted);
    const amount = readRequired(fields.amount, readAmount);
    if (!date.ok || !category.ok || !amount.ok)
      return refused(formFault<TransactionFields>({ date, category, amount }));
    return accepted({
      date: date.value,
      category: category.value,
      amount: amount.value,
      description: fields.description.trim() || null,
    });
  },
  doubt: ({ date }) => {
    const year = oddYear(date, today());
    return year === null ? null : { year };
  },
  next: (fields) => ({ ...fields, amount: "", description: "" }),
  show: transactionFields,
  current: (now) => (now.type === "transaction" ? asSeen(now.kept) : null),
});

/** What the form shows of a record that is edited. */
export const transactionFields = (transaction: Transaction): TransactionFields => ({
  date: transaction.date,
  category: transaction.category,
  amount: amountText(transaction.amount),
  description: transaction.description ?? "",
});
