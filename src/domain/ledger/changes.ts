import type { Account } from "../accounts/account.ts";
import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import type { Goal } from "../goals/goal.ts";
import type { Rule } from "../rules/rule.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { CategoryId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Revision } from "./revision.ts";
import type { StoredRecord } from "./stored-record.ts";

/** The kinds of records in a ledger, as a person sees them: with the names of their categories. */
export type Kinds = {
  readonly transactions: Transaction;
  readonly budgets: Budget;
  readonly goals: Goal;
  readonly categories: Category;
  readonly rules: Rule;
  readonly recurrences: Recurrence;
  readonly accounts: Account;
};

/** A record with the id of its category instead of the name, as a ledger stores it; null if it has none. */
export type Filed<Entity> = Entity extends { readonly category: string | null }
  ? Omit<Entity, "category"> & { readonly category: CategoryId | Extract<Entity["category"], null> }
  : Entity;

/** The kinds that a book always loads completely; movements are too many for that. */
export type ListedKinds = {
  readonly [Kind in Exclude<keyof Kinds, "transactions">]: Filed<Kinds[Kind]>;
};

/** These kinds, in the order in which a difference lists them. */
export const RECORD_LISTS = [
  "budgets",
  "goals",
  "categories",
  "rules",
  "recurrences",
  "accounts",
] as const satisfies readonly (keyof ListedKinds)[];

/** Builds one value for each of these kinds, typed by its kind. */
export const perList = <Each extends { readonly [Kind in keyof ListedKinds]: object }>(
  make: (kind: keyof Each & keyof ListedKinds) => object,
): Each => Object.fromEntries(RECORD_LISTS.map((kind) => [kind, make(kind)])) as Each;

/** Changed records of these kinds. */
export type ChangedLists = {
  readonly [Kind in keyof ListedKinds]: readonly StoredRecord<ListedKinds[Kind]>[];
};

/**
 * The records of a ledger that changed since a revision, or all of them; removed ones are included only if a revision
 * was given.
 */
export type ChangedRecords = ChangedLists & {
  readonly transactions: readonly StoredRecord<Filed<Transaction>>[];
};

/** The changes of a ledger, or a part of them; `continuation` requests the next part. */
export type LedgerChanges = ChangedRecords & {
  /** The keys of all payments that were said to have ended; null if nothing is told of them. */
  readonly ended: readonly string[] | null;
  readonly revision: Revision;
  readonly epoch: string;
  readonly continuation: string | null;
};

/** The removed records; only their ids. */
export type RemovedIds = {
  readonly [Kind in keyof ListedKinds]: readonly ListedKinds[Kind]["id"][];
} & {
  readonly transactions: readonly TransactionId[];
};

/** Changes as a client gets them: none of their rows is a removed one. */
export type LedgerPart = LedgerChanges & {
  readonly removed: RemovedIds;
  /** Whether all kinds are included; an older server sends no rules, recurrences and accounts. */
  readonly whole: boolean;
};

/** No records of any kind. */
export const NO_RECORDS: ChangedRecords = {
  transactions: [],
  ...perList<ChangedLists>(() => []),
};

export const NONE_REMOVED: RemovedIds = {
  transactions: [],
  ...perList<Omit<RemovedIds, "transactions">>(() => []),
};
