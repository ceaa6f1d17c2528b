/** An answer that is asked for when somebody first looks, and kept until it is forgotten. */
export type Kept<Value> = {
  /** The same promise each time until the answer is forgotten; of one that did not come, the last that did. */
  readonly read: () => Promise<Value | null>;
  /** The last answer that came, forgotten or not; null before the first. */
  readonly latest: () => Value | null;
  readonly forget: () => void;
  /**
   * Tells of each answer that comes. Whoever begins to look while nobody does has it asked for anew: it may have become
   * another one since. Answers how to hear no more of it.
   */
  readonly subscribe: (hear: () => void) => () => void;
};

/** Keeps what is asked for; a null says that no answer came, and is asked for again by whoever looks next. */
export function kept<Value>(ask: () => Promise<Value | null>): Kept<Value> {
  const listeners = new Set<() => void>();
  let answer: Promise<Value | null> | null = null;
  let last: Value | null = null;
  let questions = 0;
  let answered = 0;
  const arrive = async (asked: Promise<Value | null>) => {
    const question = (questions += 1);
    const came = await asked;
    if (came !== null && question > answered) [last, answered] = [came, question];
    if (came === null && question === questions) answer = null;
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
      if (listeners.size === 0) answer = null;
      listeners.add(hear);
      void read();
      return () => listeners.delete(hear);
    },
  };
}
