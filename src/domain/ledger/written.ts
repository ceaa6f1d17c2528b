import type { Account } from "../accounts/account.ts";
import type { CategoryId } from "../shared/ids.ts";
import type { Transaction, TransactionKind } from "../transactions/transaction.ts";
import type { Book } from "./book.ts";
import {
  NO_RECORDS,
  NONE_REMOVED,
  type ChangedRecords,
  type Kinds,
  type LedgerPart,
  type RemovedIds,
} from "./changes.ts";
import { findRow } from "./row-index.ts";
import { UNSENT, type Revision } from "./revision.ts";
import type { WithRevision, StoredRecord } from "./stored-record.ts";

/** A version of a record of one of these kinds; without naming any, of any kind. */
export type WrittenRecord<Kind extends keyof Kinds = keyof Kinds> = {
  readonly [Each in Kind]: { readonly type: Each; readonly kept: StoredRecord<Kinds[Each]> };
}[Kind];

/** A record as the user sees it, of its kind. */
export const asWritten = <Kind extends keyof Kinds>(
  type: Kind,
  { revision, ...record }: WithRevision<Kinds[Kind]>,
): WrittenRecord =>
  // What is left without its revision is the record, which the compiler does not follow for a kind that it does not know.
  ({ type, kept: { record, revision, removed: false } }) as unknown as WrittenRecord;

/** A record after a write: a new version, or removed. */
export type Written =
  | WrittenRecord
  | { readonly type: "removed"; readonly ids: Partial<RemovedIds>; readonly revision: Revision };

/**
 * The part of the log for a write; null if the book does not know its category yet, so that the log has to be fetched.
 */
export function logPartOf(book: Book, written: Written): LedgerPart | null {
  if (written.type === "removed")
    return part(book, written.revision, {}, { ...NONE_REMOVED, ...written.ids });
  const kept = withUnsaid(book, written);
  const category = categoryOf(book, kept.record);
  if (category === null) return null;
  // Filing a record leaves it of its kind, which the compiler does not follow through a union of kinds.
  const changed = {
    [written.type]: [{ ...kept, record: { ...kept.record, ...category } }],
  } as Partial<ChangedRecords>;
  return part(book, kept.revision, changed);
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
  ended: null,
  whole: true,
  ...NO_RECORDS,
  ...changed,
  removed,
});

/** Adds what a write never says of its record, which is as the book knows it. */
function withUnsaid(book: Book, written: WrittenRecord): WrittenRecord["kept"] {
  if (written.type === "accounts") return withBalance(book, written.kept);
  if (written.type === "transactions") {
    const before = findRow(book.index, written.kept.record.id);
    return withAccount(book, before, withPlan(before, written.kept));
  }
  return written.kept;
}

/** A movement as it is written, with its plan as it was before if the write says none: no write changes that. */
export const withPlan = (
  before: Pick<Transaction, "plan"> | null,
  kept: StoredRecord<Transaction>,
): StoredRecord<Transaction> =>
  before?.plan && kept.record.plan === undefined
    ? { ...kept, record: { ...kept.record, plan: before.plan } }
    : kept;

/**
 * A pending movement that names no account, in the main one; one that has been stored without an account stays so, and
 * what does not count of it stays too.
 */
function withAccount(
  { accounts }: Book,
  before: Pick<Transaction, "account" | "uncounted"> | null,
  kept: StoredRecord<Transaction>,
): StoredRecord<Transaction> {
  if (kept.revision < UNSENT) return kept;
  const { uncounted = before?.uncounted, ...record } = kept.record;
  const isUnnamed = before !== null && before.account === undefined;
  const main = [...accounts.values()].find((one) => one.record.main)?.record.id;
  const account = record.account ?? (isUnnamed ? undefined : main);
  return {
    ...kept,
    record: { ...record, ...(account && { account }), ...(uncounted && { uncounted }) },
  };
}

/** A write of an account never contains its balance: a pending one leaves it unchanged. */
const withBalance = (
  { accounts }: Book,
  { record, ...stamps }: StoredRecord<Account>,
): StoredRecord<Account> => {
  const known = accounts.get(record.id)?.record.balance ?? null;
  const balance = stamps.revision >= UNSENT ? known : record.balance;
  return { ...stamps, record: { ...record, balance } };
};

/**
 * The category of a record by id, empty for kinds without one; null if the book does not know it. Budgets are for
 * expenses.
 */
function categoryOf(
  book: Book,
  record: Kinds[keyof Kinds],
): { readonly category?: CategoryId | null } | null {
  if (!("category" in record)) return {};
  const { category: name } = record;
  if (name === null) return { category: null };
  const category = filedUnder(book, "kind" in record ? record.kind : "expense", name);
  return category && { category };
}

/** The category of a kind with a name. */
function filedUnder({ categories }: Book, kind: TransactionKind, name: string): CategoryId | null {
  for (const { record } of categories.values())
    if (record.kind === kind && record.name === name) return record.id;
  return null;
}

/** A write as the book shows it while it waits on the device. */
export const unsent = (written: Written): Written =>
  written.type === "removed"
    ? { ...written, revision: UNSENT }
    : ({ ...written, kept: { ...written.kept, revision: UNSENT } } as Written);

/** The id of the record that was written. */
export const recordOf = (written: Written): string =>
  written.type === "removed"
    ? (Object.values(written.ids).flat()[0] ?? "")
    : written.kept.record.id;

/** The revision of a write. */
export const revisionOf = (written: Written): Revision =>
  written.type === "removed" ? written.revision : written.kept.revision;
