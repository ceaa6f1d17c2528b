import { useSyncExternalStore } from "react";

/**
 * A value that arrives after its screen is shown, and is requested when it is first subscribed to. It suspends no
 * component: React would hold back everything else that arrives later until then.
 */
export type Arrival<Value> = {
  /** The newest value, at first the earlier one, if any; undefined while there is none. */
  readonly latest: () => Value | undefined;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The arrival of a value from a request that never rejects. */
export function arrivalOf<Value>(ask: () => Promise<Value>, before?: Value): Arrival<Value> {
  const listeners = new Set<() => void>();
  let latest = before;
  let arriving: Promise<void> | null = null;
  const arrive = async () => {
    latest = await ask();
    for (const listener of listeners) listener();
  };
  return {
    latest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      arriving ??= arrive();
      return () => listeners.delete(listener);
    },
  };
}

export const useArrival = <Value>({ subscribe, latest }: Arrival<Value>): Value | undefined =>
  useSyncExternalStore(subscribe, latest);
