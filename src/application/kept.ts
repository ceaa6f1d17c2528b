/** An answer that is asked for when somebody first looks, and kept until it is forgotten. */
export type Kept<Value> = {
  /** The same promise each time until the answer is forgotten. */
  readonly read: () => Promise<Value>;
  /** The last answer that came, forgotten or not; null before the first. */
  readonly latest: () => Value | null;
  readonly forget: () => void;
  /** Tells of each answer that comes, and has it asked for; answers how to hear no more of it. */
  readonly subscribe: (hear: () => void) => () => void;
};

export function kept<Value>(ask: () => Promise<Value>): Kept<Value> {
  const listeners = new Set<() => void>();
  let answer: Promise<Value> | null = null;
  let last: Value | null = null;
  const arrive = async (asked: Promise<Value>) => {
    last = await asked;
    for (const hear of listeners) hear();
    return last;
  };
  const read = () => {
    answer ??= arrive(ask());
    return answer;
  };
  return {
    read,
    latest: () => last,
    forget: () => {
      answer = null;
      if (listeners.size > 0) void read();
    },
    subscribe: (hear) => {
      listeners.add(hear);
      void read();
      return () => listeners.delete(hear);
    },
  };
}
