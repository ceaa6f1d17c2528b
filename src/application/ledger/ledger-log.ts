import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";

/**
 * The part of the records that is wanted: by its days, both inclusive, by the number of rows, or by the end of the part
 * before.
 */
export type WantedPart = {
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly limit?: number;
  readonly continuation?: string;
};

/** The log of the user's ledger (/alteracoes, /meses). Every call rejects with a Failure. */
export type LedgerLog = {
  /**
   * The changes after a revision. After 0 these are all existing records, of which a part may be wanted, newest days
   * first.
   */
  changes(since: Revision, wanted?: WantedPart): Promise<LedgerPart>;
  /** The sums of every month. */
  monthSums(): Promise<readonly MonthSum[]>;
};
