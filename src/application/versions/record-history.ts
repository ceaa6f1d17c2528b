import type { Kinds } from "../../domain/ledger/changes.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { RecordChange } from "../../domain/versions/record-change.ts";
import type { Changing } from "../naming.ts";

/** An earlier version of a record, and the change by which it ended. */
export type EarlierVersion<Entity> = { readonly version: Entity; readonly before: ChangeId };

/** The earlier versions of the user's records. Every call rejects with a Failure. */
export type RecordHistory = {
  /** The changes of a record in the last 30 days, newest first; `present` is the record as the book has it. */
  changesOf<Kind extends keyof Kinds>(
    type: Kind,
    present: Kinds[Kind],
  ): Promise<readonly RecordChange<Kinds[Kind]>[]>;
  /** Changes a record back to a version. */
  goBack<Kind extends keyof Kinds>(
    type: Kind,
    earlier: EarlierVersion<Kinds[Kind]>,
    as: Changing,
  ): Promise<StoredRecord<Kinds[Kind]>>;
};
