/** A list of endings, run last first; what was begun before a beginning failed is ended as well. */
export function endings() {
  const ends: (() => Promise<unknown>)[] = [];
  return {
    /** Remembers how something ends, and hands it on. */
    ending: <Begun>(begun: Begun, end: (begun: Begun) => Promise<unknown>): Begun => {
      ends.push(() => end(begun));
      return begun;
    },
    endAll: async () => {
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
}
