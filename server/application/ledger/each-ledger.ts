import type { LedgerId } from "../../../src/domain/shared/ids.ts";

/** The page size of the list of ledgers. */
const LEDGER_BATCH_SIZE = 100;

/** Finds the ledgers to work in, in order, after a given one; at most `most`. */
type Find = (after: LedgerId | null, most: number) => Promise<readonly LedgerId[]>;

/** Runs a job in each of many ledgers, one after the other; a failure is reported and does not stop the others. */
export async function eachLedger(
  find: Find,
  work: (ledger: LedgerId) => Promise<unknown>,
  tellLeft: (error: unknown) => void,
): Promise<void> {
  let after: LedgerId | null = null;
  for (;;) {
    const ledgers: readonly LedgerId[] = await find(after, LEDGER_BATCH_SIZE);
    for (const ledger of ledgers) {
      await work(ledger).catch(tellLeft);
      after = ledger;
    }
    if (ledgers.length < LEDGER_BATCH_SIZE) return;
  }
}
