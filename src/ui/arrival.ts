import { useSyncExternalStore } from "react";

/**
 * What comes later into a screen that does not wait for it, asked for once it is shown there. No component is suspended
 * by it: React would hold back whatever else comes later until it is there.
 */
export type Arrival<Value> = {
  /** What was there before until the new comes; undefined as long as nothing is. */
  readonly latest: () => Value | undefined;
  readonly subscribe: (hear: () => void) => () => void;
};

/** The arrival of what is asked for, which never rejects. */
export function arrivalOf<Value>(ask: () => Promise<Value>, before?: Value): Arrival<Value> {
  const listeners = new Set<() => void>();
  let latest = before;
  let arriving: Promise<void> | null = null;
  const arrive = async () => {
    latest = await ask();
    for (const hear of listeners) hear();
  };
  return {
    latest: () => latest,
    subscribe: (hear) => {
      listeners.add(hear);
      arriving ??= arrive();
      return () => listeners.delete(hear);
    },
  };
}

export const useArrival = <Value>({ subscribe, latest }: Arrival<Value>): Value | undefined =>
  useSyncExternalStore(subscribe, latest);
