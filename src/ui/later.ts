/** Puts a piece of work off until it is asked for; the outcome is the same from then on, but a failure is tried again. */
export function later<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let outcome: Promise<Value> | null = null;
  return () => {
    outcome ??= work().catch((reason: unknown) => {
      outcome = null;
      throw reason;
    });
    return outcome;
  };
}
