import type { Kinds } from "../ledger/changes.ts";
import type { ChangeId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** The kinds of records with a history; income and expenses are told apart. */
export type Versioned = { readonly [Kind in TransactionKind]: Kinds["transactions"] } & Omit<
  Kinds,
  "transactions"
>;

export type VersionedKind = keyof Versioned;

/** The effect of a change on a record; `restored` brings a removed one back. */
export type ChangeKind = "created" | "changed" | "removed" | "restored";

/** The name of the server as the author of its own changes. */
export const BY_ITSELF = "sistema";

/** A change of a record, with the record as it was before and after; null where it did not exist. */
export type RecordChange<Entity> = {
  readonly id: ChangeId;
  /** In Unix ms. */
  readonly madeAt: number;
  /** The name of the member who made it, or `BY_ITSELF`; null if they are gone. */
  readonly by: string | null;
  readonly changeKind: ChangeKind;
  readonly before: Entity | null;
  readonly after: Entity | null;
};

/** Whether going back to a version changes anything: a told balance stays, since it is no field of its account. */
export function isOtherThan<Entity extends object>(version: Entity, now: Entity | null): boolean {
  const said = (record: object | null) => JSON.stringify({ ...record, balance: null });
  return now !== null && said(version) !== said(now);
}

/** A change of a record of any kind. */
export type AnyChange = RecordChange<Kinds[keyof Kinds]>;
