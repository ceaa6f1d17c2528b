/** Does a piece of work when first asked, and answers with the same outcome from then on; a failure may be tried again. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let outcome: Promise<Value> | null = null;
  return () => {
    outcome ??= work().catch((reason: unknown) => {
      outcome = null;
      throw reason;
    });
    return outcome;
  };
}
