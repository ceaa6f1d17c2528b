import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import type { Pause } from "../pause.ts";
import type { Pruning } from "./pruning.ts";

type Ports = {
  readonly pruning: Pruning;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Tells that a ledger had to be left for a later time. */
  readonly tellLeft: (error: unknown) => void;
};

/** How long what was removed or replaced is kept, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 60 * 60_000;

/**
 * Clears away what was removed or replaced in ledgers and has been kept long enough, whoever owns them and whether or not they
 * come back. It is done in small parts, each of which stands by itself: what is cut off goes on with the next time, and
 * two servers may do it at once. One ledger that cannot be written holds no other up.
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
