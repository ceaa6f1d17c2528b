/** An answer that is asked for when somebody first looks, and kept until it is forgotten. */
export type Kept<Value> = {
  /** The same promise each time until the answer is forgotten. */
  readonly read: () => Promise<Value>;
  /** The last answer that came, forgotten or not; null before the first. */
  readonly latest: () => Value | null;
  readonly forget: () => void;
  /** Tells of each forgetting; answers how to hear no more of it. */
  readonly subscribe: (hear: () => void) => () => void;
};

export function kept<Value>(ask: () => Promise<Value>): Kept<Value> {
  const listeners = new Set<() => void>();
  let answer: Promise<Value> | null = null;
  let last: Value | null = null;
  return {
    read: () => {
      answer ??= ask().then((value) => (last = value));
      return answer;
    },
    latest: () => last,
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
