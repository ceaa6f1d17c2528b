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

/** A record that names its category by identity, as a ledger keeps it; null where it names none. */
export type Filed<Kept extends { readonly category: string | null }> = Omit<Kept, "category"> & {
  readonly category: CategoryId | Extract<Kept["category"], null>;
};

/** The kinds of records that lie on shelves of a book, all at once; movements are too many for that. */
export type Shelved = {
  readonly budgets: Filed<Budget>;
  readonly goals: Goal;
  readonly categories: Category;
  readonly rules: Filed<Rule>;
  readonly recurrences: Filed<Recurrence>;
  readonly accounts: Account;
};

export const SHELVES = [
  "categories",
  "budgets",
  "goals",
  "rules",
  "recurrences",
  "accounts",
] as const satisfies readonly (keyof Shelved)[];

/** One thing for each kind that lies on a shelf, each of the type that it has there. */
export const onShelves = <Each extends { readonly [Kind in keyof Shelved]: object }>(
  make: (kind: keyof Each & keyof Shelved) => object,
): Each => Object.fromEntries(SHELVES.map((kind) => [kind, make(kind)])) as Each;

/** Changed records of the kinds that lie on shelves. */
export type ChangedShelves = {
  readonly [Kind in keyof Shelved]: readonly Stamped<Shelved[Kind]>[];
};

/** The records of a ledger that changed since a revision, or all of them; removed ones too where a revision was asked for. */
export type ChangedRecords = ChangedShelves & {
  readonly transactions: readonly Stamped<Filed<Transaction>>[];
};

/** The changes of a ledger, or a part of them: `continuation` asks for the next part. */
export type LedgerChanges = ChangedRecords & {
  readonly revision: Revision;
  readonly epoch: string;
  readonly continuation: string | null;
};

/** The removed records, of which only the identifiers are told. */
export type RemovedIds = { readonly [Kind in keyof Shelved]: readonly Shelved[Kind]["id"][] } & {
  readonly transactions: readonly TransactionId[];
};

/** Changes as they reach somebody who keeps a copy: none of their rows is a removed one. */
export type LedgerPart = LedgerChanges & {
  readonly removed: RemovedIds;
  /** Whether all kinds are told; an older server says nothing of rules, recurrences or accounts. */
  readonly whole: boolean;
};

/** No record of any kind. */
export const NO_RECORDS: ChangedRecords = {
  transactions: [],
  ...onShelves<ChangedShelves>(() => []),
};

export const NONE_REMOVED: RemovedIds = {
  transactions: [],
  ...onShelves<Omit<RemovedIds, "transactions">>(() => []),
};
