/** Defers a piece of work until it is needed, and caches its result; a failure is retried at the next call. */
export function cachedPromise<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let outcome: Promise<Value> | null = null;
  return () => {
    outcome ??= work().catch((reason: unknown) => {
      outcome = null;
      throw reason;
    });
    return outcome;
  };
}
