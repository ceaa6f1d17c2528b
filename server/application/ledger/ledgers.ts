import type { Category } from "../../../src/domain/categories/category.ts";
import type { MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { CategoryId, LedgerId, UserId } from "../../../src/domain/shared/ids.ts";

/** The state of a ledger: its last revision, and the epoch that identifies its history. */
export type Ledger = {
  readonly id: LedgerId;
  readonly revision: Revision;
  /** Random; changes when the database is restored or moved. */
  readonly epoch: string;
  /** The revision up to which removals can no longer be listed. */
  readonly prunedRevision: Revision;
};

/** The ledger that a call is about, and its caller. */
export type Member = { readonly ledger: LedgerId; readonly user: UserId };

/** The author of a write: a member, or the server itself where the user is null. */
export type Author = { readonly ledger: LedgerId; readonly user: UserId | null };

/** The ledgers, and the data stored for each as a whole. */
export type Ledgers = {
  readonly find: (ledger: LedgerId) => Promise<Ledger | null>;
  /** A user's own ledger; null once the user is gone. */
  readonly homeOf: (user: UserId) => Promise<Ledger | null>;
  /** The ledgers removed with a user: those without any other member. */
  readonly aloneIn: (user: UserId) => Promise<readonly LedgerId[]>;
  /** All members. */
  readonly people: (ledger: LedgerId) => Promise<readonly UserId[]>;
  /** All categories, archived ones included, in their order within a kind. */
  readonly categories: (ledger: LedgerId) => Promise<readonly Category[]>;
  /** Whether an existing record or a rule is filed under a category. */
  readonly isUsed: (ledger: LedgerId, category: CategoryId) => Promise<boolean>;
  /** The reserve of the accounts, in cents. */
  readonly accountReserve: (ledger: LedgerId) => Promise<Cents>;
  /** The sums of each month, kind and category; no rows for months without records. */
  readonly monthSums: (ledger: LedgerId) => Promise<readonly MonthSum[]>;
};
