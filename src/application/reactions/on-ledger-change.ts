import type { Ledger } from "../ledger/ledger.ts";

/**
 * Calls back after each change of the ledger: here, in another tab or on another device. Loading it, or more of it, is
 * no change. Returns a function that stops it.
 */
export function onLedgerChange(
  { getSnapshot, subscribe }: Pick<Ledger, "getSnapshot" | "subscribe">,
  listener: () => void,
): () => void {
  let seen = getSnapshot();
  return subscribe(() => {
    const book = getSnapshot();
    const isOther = book.epoch === seen.epoch && book.revision > seen.revision;
    seen = book;
    if (isOther) listener();
  });
}
