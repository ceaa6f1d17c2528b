/** Has works on one thing wait for each other, each told what the one before has come to; what follows a failure fails. */
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
