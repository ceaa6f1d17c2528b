import type { Ledger } from "./ledger.ts";

/**
 * Returns a function that waits for another revision of the book than it has when it is called, and calls back once; a
 * later call takes the place of one that still waits.
 */
export function nextRevision(
  { getSnapshot, subscribe }: Pick<Ledger, "getSnapshot" | "subscribe">,
  listener: () => void,
): () => void {
  let stop = () => undefined as unknown;
  return () => {
    stop();
    const { epoch, revision } = getSnapshot();
    stop = subscribe(() => {
      const now = getSnapshot();
      if (now.epoch === epoch && now.revision === revision) return;
      stop();
      listener();
    });
  };
}
