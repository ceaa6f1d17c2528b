import type { Account } from "../accounts/account.ts";
import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import type { Goal } from "../goals/goal.ts";
import type { Rule } from "../rules/rule.ts";
import type { CategoryId } from "../shared/ids.ts";
import type { Transaction, TransactionKind } from "../transactions/transaction.ts";
import type { Book } from "./book.ts";
import {
  NO_RECORDS,
  NONE_REMOVED,
  type ChangedRecords,
  type LedgerPart,
  type RemovedIds,
} from "./changes.ts";
import { UNCONFIRMED, type Revision } from "./revision.ts";
import type { Stamped } from "./stamped.ts";

/** A version of a record of any kind. */
export type WrittenRecord =
  | { readonly type: "transaction"; readonly kept: Stamped<Transaction> }
  | { readonly type: "budget"; readonly kept: Stamped<Budget> }
  | { readonly type: "goal"; readonly kept: Stamped<Goal> }
  | { readonly type: "category"; readonly kept: Stamped<Category> }
  | { readonly type: "rule"; readonly kept: Stamped<Rule> }
  | { readonly type: "account"; readonly kept: Stamped<Account> };

/** A record after a write: a new version, or removed. */
export type Written =
  | WrittenRecord
  | { readonly type: "removed"; readonly ids: Partial<RemovedIds>; readonly revision: Revision };

/**
 * The part of the log for a write; null if the book does not know its category yet, so that the log has to be fetched.
 */
export function partOf(book: Book, written: Written): LedgerPart | null {
  if (written.type === "removed")
    return part(book, written.revision, {}, { ...NONE_REMOVED, ...written.ids });
  const { revision } = written.kept;
  switch (written.type) {
    case "goal":
      return part(book, revision, { goals: [written.kept] });
    case "category":
      return part(book, revision, { categories: [written.kept] });
    case "account":
      return part(book, revision, { accounts: [withBalance(book, written.kept)] });
    case "rule": {
      const { kept } = written;
      const { category: name, kind } = kept.record;
      const category = name === null ? null : filedUnder(book, kind, name);
      if (category === null && name !== null) return null;
      return part(book, revision, { rules: [{ ...kept, record: { ...kept.record, category } }] });
    }
    case "budget": {
      const { kept } = written;
      const category = filedUnder(book, "expense", kept.record.category);
      if (category === null) return null;
      return part(book, revision, {
        budgets: [{ ...kept, record: { ...kept.record, category } }],
      });
    }
    case "transaction": {
      const { kept } = written;
      const category = filedUnder(book, kept.record.kind, kept.record.category);
      if (category === null) return null;
      return part(book, revision, {
        transactions: [{ ...kept, record: { ...kept.record, category } }],
      });
    }
  }
}

const part = (
  { epoch }: Book,
  revision: Revision,
  changed: Partial<ChangedRecords>,
  removed = NONE_REMOVED,
): LedgerPart => ({
  epoch,
  revision,
  continuation: null,
  whole: true,
  ...NO_RECORDS,
  ...changed,
  removed,
});

/** A write of an account never contains its balance: a pending one leaves it unchanged. */
const withBalance = (
  { accounts }: Book,
  { record, ...stamps }: Stamped<Account>,
): Stamped<Account> => {
  const known = accounts.get(record.id)?.record.balance ?? null;
  const balance = stamps.revision === UNCONFIRMED ? known : record.balance;
  return { ...stamps, record: { ...record, balance } };
};

/** The category of a kind with a name. */
function filedUnder({ categories }: Book, kind: TransactionKind, name: string): CategoryId | null {
  for (const { record } of categories.values())
    if (record.kind === kind && record.name === name) return record.id;
  return null;
}

/** The id of the record that was written. */
export const recordOf = (written: Written): string =>
  written.type === "removed"
    ? (Object.values(written.ids).flat()[0] ?? "")
    : written.kept.record.id;

/** The revision of a write. */
export const revisionOf = (written: Written): Revision =>
  written.type === "removed" ? written.revision : written.kept.revision;
