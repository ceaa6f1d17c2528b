import type { BookMonth } from "../../domain/ledger/book-month.ts";
import type { Filed } from "../../domain/ledger/changes.ts";
import type { Row } from "../../domain/ledger/row.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { AccountId, TransactionId } from "../../domain/shared/ids.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";

/** The rows of a month as columns: the values at the same index of each are one row. */
type Columns = {
  readonly [
    K in "id" | "kind" | "date" | "filed" | "amount" | "description" | "revision"
  ]: Row[K][];
} & {
  readonly account: readonly (AccountId | null)[];
  readonly refundOf: readonly (TransactionId | null)[];
  // Only of few rows: by their index.
  readonly plan: readonly (readonly [number, NonNullable<Transaction["plan"]>])[];
  readonly uncounted: readonly (readonly [number, Cents])[];
  readonly dividedFrom: readonly (readonly [number, TransactionId])[];
};

/**
 * The signature of a month's state: each change raises the newest revision, and a removal lowers the number of rows.
 */
export function signatureOf({ rows }: BookMonth): string {
  const newest = rows.reduce((highest, { revision }) => Math.max(highest, revision), 0);
  return `${rows.length}-${newest}`;
}

export const rowsToText = ({ rows }: BookMonth): string =>
  JSON.stringify({
    id: rows.map(({ id }) => id),
    kind: rows.map(({ kind }) => kind),
    date: rows.map(({ date }) => date),
    filed: rows.map(({ filed }) => filed),
    amount: rows.map(({ amount }) => amount),
    description: rows.map(({ description }) => description),
    account: rows.map(({ account }) => account ?? null),
    plan: rows.flatMap(({ plan }, index) => (plan ? [[index, plan] as const] : [])),
    refundOf: rows.map(({ refundOf }) => refundOf ?? null),
    uncounted: rows.flatMap(({ uncounted }, index) =>
      uncounted === undefined ? [] : [[index, uncounted] as const],
    ),
    dividedFrom: rows.flatMap(({ dividedFrom }, index) =>
      dividedFrom === undefined ? [] : [[index, dividedFrom] as const],
    ),
    revision: rows.map(({ revision }) => revision),
  } satisfies Columns);

/** Reads what `rowsToText` wrote; the seal guarantees that it is unchanged. */
export function textToRows(text: string): readonly StoredRecord<Filed<Transaction>>[] {
  const columns = JSON.parse(text) as Columns;
  const at = <Entity>(column: readonly Entity[], index: number) => column[index] as Entity;
  const accountAt = (index: number) => {
    const account = at(columns.account, index);
    return account === null ? {} : { account };
  };
  const plans = new Map(columns.plan);
  const planAt = (index: number) => {
    const plan = plans.get(index);
    return plan === undefined ? {} : { plan };
  };
  const [uncounted, dividedFrom] = [new Map(columns.uncounted), new Map(columns.dividedFrom)];
  const divisionAt = (index: number) => {
    const [rest, whole] = [uncounted.get(index), dividedFrom.get(index)];
    return {
      ...(rest !== undefined && { uncounted: rest }),
      ...(whole !== undefined && { dividedFrom: whole }),
    };
  };
  const purchaseAt = (index: number) => {
    const refundOf = at(columns.refundOf, index);
    return refundOf === null ? {} : { refundOf };
  };
  return columns.id.map((id, index) => ({
    record: {
      id,
      kind: at(columns.kind, index),
      date: at(columns.date, index),
      category: at(columns.filed, index),
      amount: at(columns.amount, index),
      description: at(columns.description, index),
      ...accountAt(index),
      ...planAt(index),
      ...purchaseAt(index),
      ...divisionAt(index),
    },
    revision: at(columns.revision, index),
    removed: false,
  }));
}
