import { ACCOUNTS_MAX } from "../accounts/account.ts";
import { CATEGORIES_MAX } from "../categories/category-fault.ts";
import { RECURRENCES_MAX } from "../recurrences/recurrence.ts";
import { RULES_MAX } from "../rules/rule.ts";
import type { Kinds } from "./changes.ts";

/**
 * The most records of each kind in a ledger, on every plan, and what one more is refused as; null where only a plan has a
 * limit. Calls, undos and restores are judged by it. Categories are counted by the kind of their movements.
 */
export const RECORD_LIMITS = {
  transactions: null,
  budgets: null,
  goals: null,
  categories: { most: CATEGORIES_MAX, fault: "too-many-categories" },
  rules: { most: RULES_MAX, fault: "rule-limit" },
  recurrences: { most: RECURRENCES_MAX, fault: "recurrence-limit" },
  accounts: { most: ACCOUNTS_MAX, fault: "too-many-accounts" },
} as const satisfies {
  readonly [Kind in keyof Kinds]: { readonly most: number; readonly fault: string } | null;
};

type Limits = typeof RECORD_LIMITS;

/** The kinds that have a limit. */
export type LimitedKind = {
  [Kind in keyof Limits]: Limits[Kind] extends null ? never : Kind;
}[keyof Limits];

/** Why a ledger cannot have so many records of a kind; null if it can. */
export const limitFault = <Kind extends LimitedKind>(
  kind: Kind,
  count: number,
): Limits[Kind]["fault"] | null =>
  count > RECORD_LIMITS[kind].most ? RECORD_LIMITS[kind].fault : null;
