import { RETENTION_MS } from "../../../src/domain/ledger/retention.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Clock, Instant } from "../clock.ts";
import { partByPart, type Rested } from "../rest-between-parts.ts";

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

type Ports = {
  readonly pruning: Pruning;
  readonly clock: Clock;
  readonly rested: Rested;
  /** Reports that a ledger could not be pruned this time. */
  readonly tellLeft: (error: unknown) => void;
};

/**
 * Deletes removed and replaced records of all ledgers once they are old enough. It works in small independent steps: an
 * interrupted run continues the next time, and two servers may run it at once. A ledger that cannot be written does not
 * stop the others.
 */
export const pruneLedgers =
  ({ pruning, clock, rested, tellLeft }: Ports) =>
  async (): Promise<void> => {
    const before = clock.now() - RETENTION_MS;
    const prune = (ledger: LedgerId) => partByPart(rested, () => pruning.pruneSome(ledger, before));
    for await (const ledger of pruning.ledgersWithOld(before)) await prune(ledger).catch(tellLeft);
  };
