import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { RecordChange, Versioned } from "../../../src/domain/versions/record-change.ts";

/** The earlier versions of records. */
export type Versions = {
  /**
   * The changes of a record whose versions are kept, newest first and at most 500; null if there is no such record, or
   * if it was erased.
   */
  readonly of: <Kind extends keyof Versioned>(
    ledger: LedgerId,
    kind: Kind,
    id: string,
  ) => Promise<readonly RecordChange<Versioned[Kind]>[] | null>;
};
