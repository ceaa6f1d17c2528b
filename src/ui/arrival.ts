import { useSyncExternalStore } from "react";

/**
 * What comes later into a screen that does not wait for it. No component is suspended by it: React would hold back
 * whatever else comes later until it is there.
 */
export type Arrival<Value> = {
  /** What was there before until the new comes; undefined as long as nothing is. */
  readonly latest: () => Value | undefined;
  readonly subscribe: (hear: () => void) => () => void;
};

/** The arrival of what a promise comes to, which never rejects. */
export function arrivalOf<Value>(promise: Promise<Value>, before?: Value): Arrival<Value> {
  const listeners = new Set<() => void>();
  let latest = before;
  const arrive = async () => {
    latest = await promise;
    for (const hear of listeners) hear();
  };
  void arrive();
  return {
    latest: () => latest,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

export const useArrival = <Value>({ subscribe, latest }: Arrival<Value>): Value | undefined =>
  useSyncExternalStore(subscribe, latest);
