import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The remains of removed and replaced records in ledgers. */
export type Pruning = {
  /** The ledgers that keep something which was removed or replaced before a moment. */
  readonly ledgersWithOld: (before: Instant) => AsyncIterable<LedgerId>;
  /**
   * Clears away a part of it in one ledger, and remembers up to which revision removals can no longer be told. It is short
   * enough to hold nobody up. Answers whether something may be left.
   */
  readonly pruneSome: (ledger: LedgerId, before: Instant) => Promise<boolean>;
};
