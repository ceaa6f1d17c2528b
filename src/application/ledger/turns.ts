/**
 * Runs works on the same thing one after the other; each gets the outcome of the one before, and fails if that failed.
 */
export function makeTurns<Outcome>() {
  const last = new Map<string, Promise<Outcome>>();
  return async <Own extends Outcome>(
    thing: string,
    work: (before: Outcome | null) => Promise<Own>,
  ): Promise<Own> => {
    const own = last.get(thing)?.then(work) ?? work(null);
    last.set(thing, own);
    try {
      return await own;
    } finally {
      if (last.get(thing) === own) last.delete(thing);
    }
  };
}
