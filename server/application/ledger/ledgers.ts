import type { Category } from "../../../src/domain/categories/category.ts";
import type { MonthSum } from "../../../src/domain/ledger/month-sum.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { CategoryId, LedgerId, UserId } from "../../../src/domain/shared/ids.ts";

/** The state of a ledger: its last revision, and what tells its history from any other one. */
export type Ledger = {
  readonly id: LedgerId;
  readonly revision: Revision;
  /** Random, and another one once the database was restored or moved. */
  readonly epoch: string;
  /** The revision up to which removals can no longer be told. */
  readonly prunedRevision: Revision;
};

/** Whose ledger a call is about, and who makes the call. */
export type Member = { readonly ledger: LedgerId; readonly user: UserId };

/** Who writes in a ledger: a member, or, where that is null, the server by itself. */
export type Author = { readonly ledger: LedgerId; readonly user: UserId | null };

/** The ledgers, and what is kept of each as a whole. */
export type Ledgers = {
  readonly find: (ledger: LedgerId) => Promise<Ledger | null>;
  /** Somebody's own ledger; null once they are gone. */
  readonly homeOf: (user: UserId) => Promise<Ledger | null>;
  /** The ledgers that go with somebody: nobody else is a member of them. */
  readonly aloneIn: (user: UserId) => Promise<readonly LedgerId[]>;
  /** Everybody who is a member of it. */
  readonly people: (ledger: LedgerId) => Promise<readonly UserId[]>;
  /** All categories, archived ones too, those of a kind in their order. */
  readonly categories: (ledger: LedgerId) => Promise<readonly Category[]>;
  /** Whether a record that is there, or a rule, is filed under a category. */
  readonly isUsed: (ledger: LedgerId, category: CategoryId) => Promise<boolean>;
  /** The part of the accounts that is never to be touched, in cents. */
  readonly cushion: (ledger: LedgerId) => Promise<Cents>;
  /** The sums of each month, kind and category; nothing for months without records. */
  readonly monthSums: (ledger: LedgerId) => Promise<readonly MonthSum[]>;
};
