import { oddYear } from "../../domain/calendar/odd-year.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { readableText } from "../../domain/guessing/readable-text.ts";
import type { KnownEntry } from "../../domain/ledger/known-entries.ts";
import { asSeen } from "../../domain/ledger/stamped.ts";
import { markText, parseMark } from "../../domain/receipts/receipt-mark.ts";
import type { KnownReceipt, Receipt } from "../../domain/receipts/receipt.ts";
import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { accountId } from "../../domain/shared/ids.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import type { TransactionEntry } from "../../domain/entries/entry.ts";
import type { Transaction, TransactionChange } from "../../domain/transactions/transaction.ts";
import { fulfilmentOf, type FindPlanned } from "../administration/plans.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type Filling, type RecordForm } from "../acts/form.ts";
import { readDate } from "../acts/read-date.ts";

export type TransactionFields = {
  readonly date: string;
  readonly category: string;
  readonly amount: string;
  readonly description: string;
  /** The mark of the receipt that it was read from; empty without one, and never shown. */
  readonly receipt: string;
  /** `NOT_PLANNED` where somebody says so; else empty: it is the planned movement that it seems to be. */
  readonly planned: string;
  /** An account's id, `MAIN_ACCOUNT` where somebody says so, or empty: nothing is said, and it is or stays as it is. */
  readonly account: string;
};

/** All that is said of a movement; the account is null where it is to be the main one. */
export type TransactionContent = TransactionChange & Pick<TransactionEntry, "receipt" | "fulfils">;

/** The choice that an entry is no planned movement, even if it looks like one. */
export const NOT_PLANNED = "-";

/** The choice that a movement that named an account is to be the main one's. */
export const MAIN_ACCOUNT = "-";

/**
 * The form of an income or an expense: date, category and value are required. `categoryOf` knows the category that
 * goes with a description, or null; `findPlanned` what is planned.
 */
export const transactionForm = (
  today: () => CivilDate,
  categoryOf: (description: string) => string | null = () => null,
  findPlanned: FindPlanned = () => null,
): RecordForm<TransactionFields, TransactionContent, Transaction> => ({
  blank: () => ({
    date: today(),
    category: "",
    amount: "",
    description: "",
    receipt: "",
    planned: "",
    account: "",
  }),
  read: (fields) => {
    const date = readRequired(fields.date, readDate);
    const category = readRequired(fields.category, accepted);
    const amount = readRequired(fields.amount, readAmount);
    if (!date.ok || !category.ok || !amount.ok)
      return refused(formFault<TransactionFields>({ date, category, amount }));
    const receipt = parseMark(fields.receipt);
    const planned = fields.planned === NOT_PLANNED ? null : plannedFor(fields, findPlanned);
    return accepted({
      date: date.value,
      category: category.value,
      amount: amount.value,
      description: fields.description.trim() || null,
      ...(fields.account !== "" && { account: accountIn(fields.account) }),
      ...(receipt && { receipt }),
      ...(planned && { fulfils: fulfilmentOf(planned) }),
    });
  },
  doubt: ({ date }) => {
    const year = oddYear(date, today());
    return year === null ? null : { year };
  },
  next: (fields) => ({ ...fields, amount: "", description: "", receipt: "", planned: "" }),
  guess: ({ description }) => ({ category: categoryOf(description) ?? "" }),
  show: transactionFields,
  current: (now) => (now.type === "transaction" ? asSeen(now.kept) : null),
});

const accountIn = (text: string) => (text === MAIN_ACCOUNT ? null : accountId(text));

/** The planned movement that what is typed seems to be; null while it cannot be read. */
export function plannedFor(
  fields: Pick<TransactionFields, "date" | "amount" | "description">,
  findPlanned: FindPlanned,
): Occurrence | null {
  const [date, amount] = [readDate(fields.date), readAmount(fields.amount)];
  if (!date.ok || !amount.ok) return null;
  return findPlanned({ date: date.value, amount: amount.value, description: fields.description });
}

/** The filling from an entry that was made before: an amount that was typed stays. */
export const knownFilling = (known: KnownEntry): Filling<TransactionFields> => ({
  fields: { category: known.category, description: readableText(known.description ?? "") },
  spare: { amount: amountText(known.amount) },
});

/**
 * The filling from a receipt: its day and its total whatever stood there, and what is known of its shop where nobody
 * has typed anything. `category` is the one to file it under, or null if none is known.
 */
export const receiptFilling = (
  receipt: Receipt,
  { shop }: KnownReceipt,
  category: string | null,
): Filling<TransactionFields> => ({
  fields: { date: receipt.date, amount: amountText(receipt.total), receipt: markText(receipt) },
  spare: { description: shop?.description ?? "", category: category ?? "" },
});

/** The fields of a record that is edited. */
export const transactionFields = (transaction: Transaction): TransactionFields => ({
  date: transaction.date,
  category: transaction.category,
  amount: amountText(transaction.amount),
  description: transaction.description ?? "",
  receipt: "",
  // What is there already was planned or not when it was made.
  planned: NOT_PLANNED,
  account: transaction.account ?? "",
});
