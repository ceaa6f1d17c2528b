/** An answer that is asked for when somebody first looks, and kept until it is forgotten. */
export type Kept<Value> = {
  /** The same promise each time until the answer is forgotten. */
  readonly read: () => Promise<Value>;
  readonly forget: () => void;
  /** Tells of each forgetting; answers how to hear no more of it. */
  readonly subscribe: (hear: () => void) => () => void;
};

export function kept<Value>(ask: () => Promise<Value>): Kept<Value> {
  const listeners = new Set<() => void>();
  let answer: Promise<Value> | null = null;
  return {
    read: () => (answer ??= ask()),
    forget: () => {
      answer = null;
      for (const hear of listeners) hear();
    },
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
