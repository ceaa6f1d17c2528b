/** Counts the places taken by each owner; an owner without any takes no memory. */
export type Places = {
  /** Takes `wanted` places; returns a function that gives them back, once. */
  readonly take: (owner: string, wanted?: number) => () => void;
  readonly heldBy: (owner: string) => number;
  readonly heldByAll: () => number;
};

export function places(): Places {
  const held = new Map<string, number>();
  let all = 0;
  const heldBy = (owner: string) => held.get(owner) ?? 0;
  const add = (owner: string, change: number) => {
    all += change;
    const now = heldBy(owner) + change;
    if (now === 0) held.delete(owner);
    else held.set(owner, now);
  };
  return {
    heldBy,
    heldByAll: () => all,
    take: (owner, wanted = 1) => {
      add(owner, wanted);
      let returned = false;
      return () => {
        if (!returned) add(owner, -wanted);
        returned = true;
      };
    },
  };
}
