import type { LedgerPart } from "../../domain/ledger/changes.ts";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";

/** Which part of all that is alive: its days, both inclusive, at most so many rows, or where an earlier part ended. */
export type WantedPart = {
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly limit?: number;
  readonly continuation?: string;
};

/** The log of the user's ledger (/alteracoes, /meses). Every call rejects with a Failure. */
export type LedgerLog = {
  /**
   * The changes after a revision; after 0 everything that is alive, of which a part may be wanted, newest days first.
   */
  changes(since: Revision, wanted?: WantedPart): Promise<LedgerPart>;
  /** The sums of every month. */
  monthSums(): Promise<readonly MonthSum[]>;
};
