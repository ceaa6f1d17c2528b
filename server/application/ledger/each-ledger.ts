import type { LedgerId } from "../../../src/domain/shared/ids.ts";

/** So many ledgers are looked up at once. */
const LEDGERS_AT_ONCE = 100;

/** The ledgers to work in, in their order, those after one; at most so many. */
type Find = (after: LedgerId | null, most: number) => Promise<readonly LedgerId[]>;

/** Does a work in each of many ledgers, one after the other; one in which it fails is told, and holds no other up. */
export async function eachLedger(
  find: Find,
  work: (ledger: LedgerId) => Promise<unknown>,
  tellLeft: (error: unknown) => void,
): Promise<void> {
  let after: LedgerId | null = null;
  for (;;) {
    const ledgers: readonly LedgerId[] = await find(after, LEDGERS_AT_ONCE);
    for (const ledger of ledgers) {
      await work(ledger).catch(tellLeft);
      after = ledger;
    }
    if (ledgers.length < LEDGERS_AT_ONCE) return;
  }
}
