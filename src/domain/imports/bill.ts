import type { AccountId, TransactionId } from "../shared/ids.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { movedBy, type Transaction } from "../transactions/transaction.ts";
import type { RecordBeforeJoin } from "./undo.ts";

/** The parts of a record that lie in its account: a bank moved them together. */
const partsBeside = (record: Transaction, parts: readonly Transaction[]) =>
  parts.filter(({ account }) => account === record.account);

/** What a bank moved for a record beside its amount: what does not count of it, and what was divided from it by hand. */
const besideOf = (record: Transaction, parts: readonly Transaction[]): number =>
  partsBeside(record, parts).reduce((sum, part) => sum + movedBy(part), record.uncounted ?? 0);

/** A record with the whole amount that a bank moved for it. */
export type Bill = Transaction & { readonly record: Transaction };

/** The bills among records: each record that is no part of another one in its account, with all that a bank moved. */
export function billsOf(records: readonly Transaction[]): readonly Bill[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const parts = new Map<TransactionId, Transaction[]>();
  for (const record of records) {
    const whole = record.dividedFrom === undefined ? undefined : byId.get(record.dividedFrom);
    if (whole === undefined || whole.account !== record.account) continue;
    const own = parts.get(whole.id);
    if (own === undefined) parts.set(whole.id, [record]);
    else own.push(record);
  }
  const inBills = new Set([...parts.values()].flat());
  return records
    .filter((record) => !inBills.has(record))
    .map((record) => ({
      ...record,
      amount: cents(record.amount + besideOf(record, parts.get(record.id) ?? [])),
      record,
    }));
}

/** A record after a movement was joined to it, with the parts that went along, and how it was before. */
export type JoinedBill = {
  readonly moved: readonly Transaction[];
  readonly former: RecordBeforeJoin;
};

/**
 * Joins a movement to a record: the bank's day and account are those of its parts too, and its cents those of the whole
 * bill. What does not count of it and what was divided from it stay as they are.
 */
export function joinBill(
  record: Transaction,
  parts: readonly Transaction[],
  { date, amount }: { readonly date: CivilDate; readonly amount: Cents },
  account: AccountId | null,
): JoinedBill {
  const rest = amount - besideOf(record, parts);
  const after = rest < 0 ? record.amount : cents(rest);
  const inAccount = account !== null && { account };
  const along = partsBeside(record, parts).filter((part) => part.date === record.date);
  return {
    moved: [
      { ...record, date, amount: after, ...inAccount },
      ...along.map((part) => ({ ...part, date, ...inAccount })),
    ],
    former: {
      date: record.date,
      amount: record.amount,
      ...(account !== null && { account: record.account ?? null }),
      ...(after !== amount && { after }),
    },
  };
}
