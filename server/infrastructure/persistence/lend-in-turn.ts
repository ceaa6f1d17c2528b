/** Lends each of a few things to one borrower at a time, first come first served. */
export function turns<Thing>(things: readonly Thing[]) {
  const free = [...things];
  const waiting: ((thing: Thing) => void)[] = [];
  return {
    take: (): Promise<Thing> =>
      new Promise((resolve) => {
        const thing = free.pop();
        if (thing === undefined) waiting.push(resolve);
        else resolve(thing);
      }),
    giveBack: (thing: Thing): void => {
      const next = waiting.shift();
      if (next === undefined) free.push(thing);
      else next(thing);
    },
  };
}

export type Turns<Thing> = ReturnType<typeof turns<Thing>>;
