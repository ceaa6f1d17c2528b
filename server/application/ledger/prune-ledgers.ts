import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import type { Pause } from "../pause.ts";
import type { Pruning } from "./pruning.ts";

type Ports = {
  readonly pruning: Pruning;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Reports that a ledger could not be pruned this time. */
  readonly tellLeft: (error: unknown) => void;
};

/** How long removed and replaced records are stored, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 60 * 60_000;

/**
 * Deletes removed and replaced records of all ledgers once they are old enough. It works in small independent steps: an
 * interrupted run continues the next time, and two servers may run it at once. A ledger that cannot be written does not
 * stop the others.
 */
export const pruneLedgers =
  ({ pruning, clock, pause, tellLeft }: Ports) =>
  async (): Promise<void> => {
    const before = clock.now() - KEPT_FOR;
    const prune = async (ledger: LedgerId) => {
      while (await pruning.pruneSome(ledger, before)) await pause();
    };
    for await (const ledger of pruning.ledgersWithOld(before)) await prune(ledger).catch(tellLeft);
  };
