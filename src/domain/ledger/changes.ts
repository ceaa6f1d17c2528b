import type { Account } from "../accounts/account.ts";
import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import type { Goal } from "../goals/goal.ts";
import type { Rule } from "../rules/rule.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { CategoryId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Revision } from "./revision.ts";
import type { Stamped } from "./stamped.ts";

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
export type Filed<Kept> = Kept extends { readonly category: string | null }
  ? Omit<Kept, "category"> & { readonly category: CategoryId | Extract<Kept["category"], null> }
  : Kept;

/** The kinds of records on the shelves of a book, always loaded as a whole; movements are too many for that. */
export type Shelved = {
  readonly [Kind in Exclude<keyof Kinds, "transactions">]: Filed<Kinds[Kind]>;
};

/** The shelves, in the order in which a difference lists them. */
export const SHELVES = [
  "budgets",
  "goals",
  "categories",
  "rules",
  "recurrences",
  "accounts",
] as const satisfies readonly (keyof Shelved)[];

/** Builds one value for each kind on a shelf, typed by its kind. */
export const onShelves = <Each extends { readonly [Kind in keyof Shelved]: object }>(
  make: (kind: keyof Each & keyof Shelved) => object,
): Each => Object.fromEntries(SHELVES.map((kind) => [kind, make(kind)])) as Each;

/** Changed records of the kinds on shelves. */
export type ChangedShelves = {
  readonly [Kind in keyof Shelved]: readonly Stamped<Shelved[Kind]>[];
};

/**
 * The records of a ledger that changed since a revision, or all of them; removed ones are included only if a revision
 * was given.
 */
export type ChangedRecords = ChangedShelves & {
  readonly transactions: readonly Stamped<Filed<Transaction>>[];
};

/** The changes of a ledger, or a part of them; `continuation` requests the next part. */
export type LedgerChanges = ChangedRecords & {
  readonly revision: Revision;
  readonly epoch: string;
  readonly continuation: string | null;
};

/** The removed records; only their ids. */
export type RemovedIds = { readonly [Kind in keyof Shelved]: readonly Shelved[Kind]["id"][] } & {
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
  ...onShelves<ChangedShelves>(() => []),
};

export const NONE_REMOVED: RemovedIds = {
  transactions: [],
  ...onShelves<Omit<RemovedIds, "transactions">>(() => []),
};
