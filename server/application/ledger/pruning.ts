import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The remains of removed and replaced records in ledgers. */
export type Pruning = {
  /** The ledgers with records that were removed or replaced before a moment. */
  readonly ledgersWithOld: (before: Instant) => AsyncIterable<LedgerId>;
  /**
   * Deletes some of them in one ledger, and stores up to which revision removals can no longer be listed. It is short
   * enough to delay nobody. Returns whether any may remain.
   */
  readonly pruneSome: (ledger: LedgerId, before: Instant) => Promise<boolean>;
};
