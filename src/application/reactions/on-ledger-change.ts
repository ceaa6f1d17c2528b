import type { Ledger } from "../ledger/ledger.ts";

/**
 * Calls back whenever the ledger has become another since it was read: something was changed here, in another tab or on
 * another device. To read it, or more of it, is no change. Answers how to stop.
 */
export function onLedgerChange(
  { getSnapshot, subscribe }: Pick<Ledger, "getSnapshot" | "subscribe">,
  hear: () => void,
): () => void {
  let seen = getSnapshot();
  return subscribe(() => {
    const book = getSnapshot();
    const isOther = book.epoch === seen.epoch && book.revision > seen.revision;
    seen = book;
    if (isOther) hear();
  });
}
