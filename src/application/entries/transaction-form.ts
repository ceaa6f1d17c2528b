import type { Category } from "../../domain/categories/category.ts";
import { unusualYear } from "../../domain/calendar/unusual-year.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { readableText } from "../../domain/guessing/readable-text.ts";
import type { KnownEntry } from "../../domain/ledger/known-entries.ts";
import { withRevision } from "../../domain/ledger/stored-record.ts";
import { markText, parseMark } from "../../domain/receipts/receipt-mark.ts";
import type { KnownReceipt, Receipt } from "../../domain/receipts/receipt.ts";
import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { accountId, transactionId } from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { TransactionEntry } from "../../domain/entries/entry.ts";
import {
  movedBy,
  type Transaction,
  type TransactionChange,
  type TransactionKind,
} from "../../domain/transactions/transaction.ts";
import { fulfilmentOf, type FindPlanned } from "../recurrences/find-planned.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type Filling, type RecordForm } from "../acts/form.ts";
import { readDate } from "../acts/read-date.ts";

export type TransactionFields = {
  readonly kind: TransactionKind;
  readonly date: string;
  readonly category: string;
  readonly amount: string;
  /** What its account moved beside the amount and does not count; `NO_REST` where a record has none to change. */
  readonly uncounted: string;
  readonly description: string;
  /** The receipt that it was read from; empty if none, and never shown. */
  readonly receipt: string;
  /** `NOT_PLANNED` if the user said so; if empty, it fulfils the planned movement that it matches. */
  readonly planned: string;
  /** An account's id, `MAIN_ACCOUNT` if the user chose it, or empty: no account is named, or it stays as it is. */
  readonly account: string;
  /** The purchase for which an income came back; empty if none, and shown only by its name. */
  readonly refundOf: string;
};

/** All fields of a movement that the form sets; a null account means the main one. */
export type TransactionContent = TransactionChange & Pick<TransactionEntry, "receipt" | "fulfils">;

/** The choice that an entry is no planned movement, even if it matches one. */
export const NOT_PLANNED = "-";

/** The choice that moves a movement from a named account to the main one. */
export const MAIN_ACCOUNT = "-";

/** A movement of which everything counts, as long as nobody divides it. */
export const NO_REST = "-";

/** The fields of a new movement. */
export const blankTransaction = (kind: TransactionKind, today: CivilDate): TransactionFields => ({
  kind,
  date: today,
  category: "",
  amount: "",
  uncounted: NO_REST,
  description: "",
  receipt: "",
  planned: "",
  account: "",
  refundOf: "",
});

/**
 * The form of an income or an expense: date, category and amount are required. `categoryOf` returns the usual category
 * of a description, or null; `findPlanned` finds the planned movement.
 */
export const transactionForm = (
  today: () => CivilDate,
  categoryOf: (kind: TransactionKind, description: string) => string | null = () => null,
  findPlanned: FindPlanned = () => null,
): RecordForm<TransactionFields, TransactionContent, Transaction> => ({
  days: ["date"],
  blank: (like) => blankTransaction(like?.kind ?? "expense", today()),
  read: (fields) => {
    const date = readRequired(fields.date, readDate);
    const category = readRequired(fields.category, accepted);
    const amount = readRequired(fields.amount, readAmount);
    const uncounted = readRest(fields.uncounted);
    if (!date.ok || !category.ok || !amount.ok || !uncounted.ok)
      return refused(formFault<TransactionFields>({ date, category, amount, uncounted }));
    const receipt = parseMark(fields.receipt);
    const planned = fields.planned === NOT_PLANNED ? null : plannedFor(fields, findPlanned);
    return accepted({
      date: date.value,
      category: category.value,
      amount: amount.value,
      description: fields.description.trim() || null,
      ...(uncounted.value !== undefined && { uncounted: uncounted.value }),
      ...(fields.account !== "" && { account: accountIn(fields.account) }),
      ...(fields.kind === "income" &&
        fields.refundOf !== "" && { refundOf: transactionId(fields.refundOf) }),
      ...(receipt && { receipt }),
      ...(planned && { fulfils: fulfilmentOf(planned) }),
    });
  },
  doubt: ({ date }) => {
    const year = unusualYear(date, today());
    return year === null ? null : { year };
  },
  next: (fields) => ({
    ...fields,
    amount: "",
    uncounted: NO_REST,
    description: "",
    receipt: "",
    planned: "",
    refundOf: "",
  }),
  guess: ({ kind, description }) => ({ category: categoryOf(kind, description) ?? "" }),
  show: transactionFields,
  current: (now) => (now.type === "transactions" ? withRevision(now.kept) : null),
});

/** What does not count: undefined leaves it as it is, null is nothing. */
function readRest(text: string): Result<Cents | null | undefined, FieldIssue> {
  if (text === NO_REST) return accepted(undefined);
  if (text.trim() === "") return accepted(null);
  const rest = readAmount(text);
  return rest.ok ? accepted(rest.value === 0 ? null : rest.value) : rest;
}

/** All that a record moves as it is typed; null while that cannot be read, or where everything counts. */
export function movedIn({
  amount: counted,
  uncounted,
}: Pick<TransactionFields, "amount" | "uncounted">): Cents | null {
  const [amount, rest] = [readAmount(counted), readRest(uncounted)];
  if (!amount.ok || !rest.ok || !rest.value) return null;
  return movedBy({ amount: amount.value, uncounted: rest.value });
}

const accountIn = (text: string) => (text === MAIN_ACCOUNT ? null : accountId(text));

/** The planned movement that the typed fields match; null while they cannot be read. */
export function plannedFor(
  fields: Pick<TransactionFields, "kind" | "date" | "amount" | "description">,
  findPlanned: FindPlanned,
): Occurrence | null {
  const [date, amount] = [readDate(fields.date), readAmount(fields.amount)];
  if (!date.ok || !amount.ok) return null;
  const { kind, description } = fields;
  return findPlanned({ kind, date: date.value, amount: amount.value, description });
}

/** Fills in an earlier entry; an amount that was typed stays. */
export const knownFilling = (known: KnownEntry): Filling<TransactionFields> => ({
  fields: { category: known.category, description: readableText(known.description ?? "") },
  spare: { amount: amountText(known.amount) },
});

/**
 * Fills in a receipt: its day and its total replace anything, the known facts of its shop only what nobody typed.
 * `category` is the one to use, or null if none is known.
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
  kind: transaction.kind,
  date: transaction.date,
  category: transaction.category,
  amount: amountText(transaction.amount),
  uncounted: transaction.uncounted === undefined ? NO_REST : amountText(transaction.uncounted),
  description: transaction.description ?? "",
  receipt: "",
  // Whether an existing record is planned was decided when it was made.
  planned: NOT_PLANNED,
  account: transaction.account ?? "",
  refundOf: transaction.refundOf ?? "",
});

/**
 * The fields of an income that gives a purchase back: today, with its words and its amount, in the first offered category
 * for refunds, else in the first one.
 */
export const refundFields = (
  purchase: Transaction,
  offered: readonly Category[],
  today: CivilDate,
): TransactionFields => ({
  ...transactionFields(purchase),
  kind: "income",
  date: today,
  category: (offered.find(({ role }) => role === "refunds") ?? offered[0])?.name ?? "",
  planned: "",
  uncounted: NO_REST,
  refundOf: purchase.id,
});
