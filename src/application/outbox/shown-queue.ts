import type { ChangeId } from "../../domain/shared/ids.ts";
import type { DeviceOutbox } from "./device-outbox.ts";
import type { Queue } from "./queue.ts";

export type OutboxState = {
  /** The writes that wait. */
  readonly queue: Queue;
  /** Whether the last one that was sent got no answer. */
  readonly isDown: boolean;
  /** Whether what is stored does not open here: a newer version of the product has stored it, or it is spoilt. It stays. */
  readonly isShut: boolean;
  /** The writes of this page whose callers wait for an answer. */
  readonly called: ReadonlySet<ChangeId>;
  /** The refused writes that are tried once more. */
  readonly retried: ReadonlySet<ChangeId>;
};

/** The stored writes, as this page knows and shows them. */
export type ShownQueue = ReturnType<typeof showQueue>;

/** Shows the writes that lie on a device; `tell` tells the other tabs that something was stored. */
export function showQueue(device: DeviceOutbox, tell: () => void) {
  const listeners = new Set<() => void>();
  let state: OutboxState = {
    queue: [],
    isDown: false,
    isShut: false,
    called: new Set(),
    retried: new Set(),
  };
  const put = (changes: Partial<OutboxState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const show = (queue: Queue) => {
    if (queue !== state.queue) put({ queue });
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has: (name: ChangeId) => state.queue.some(({ call }) => call.change === name),
    showDown: (isDown: boolean) => {
      if (isDown !== state.isDown) put({ isDown });
    },
    /** Shows what is stored by now; rejects if it does not open. */
    read: async () => {
      try {
        const queue = await device.read();
        if (state.isShut) put({ isShut: false });
        show(queue);
      } catch (reason) {
        if (!state.isShut) put({ isShut: true });
        throw reason;
      }
    },
    /** Stores what a function makes of the writes, and resolves with it; null if the device has no room. */
    change: async (make: (queue: Queue) => Queue): Promise<Queue | null> => {
      const next = await device.change(make);
      if (next === null) return null;
      show(next);
      tell();
      return next;
    },
    /** Counts a write among those that are called or retried for as long as somebody waits for its outcome. */
    counted: async <Outcome>(
      as: "called" | "retried",
      name: ChangeId,
      outcome: () => Promise<Outcome>,
    ): Promise<Outcome> => {
      put({ [as]: new Set([...state[as], name]) });
      try {
        return await outcome();
      } finally {
        put({ [as]: new Set([...state[as]].filter((one) => one !== name)) });
      }
    },
  };
}
