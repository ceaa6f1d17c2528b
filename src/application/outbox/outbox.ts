import type { WriteKind } from "../../domain/ledger/write-kind.ts";
import { unsent, type Written } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import type { Failure } from "../failure.ts";
import type { DeviceOutbox } from "./device-outbox.ts";
import type { QueuedWrite, NamedCall } from "./queued-write.ts";
import * as queues from "./queue.ts";
import type { Entered, Queue, CancelledWrites } from "./queue.ts";
import { knownOf, makeSender, WAITING, type Send, type SenderPorts } from "./sender.ts";
import { showQueue, type ShownQueue } from "./shown-queue.ts";

/** The writes of a person that wait on their own device, and their way to the server. */
export type Outbox = Pick<ShownQueue, "getSnapshot" | "subscribe"> & {
  /**
   * Stores a write, then sends it in order. Resolves with the answer. Rejects with:
   * - the server's refusal;
   * - `waiting` if it is left to be sent later, or is listed as refused because others depend on it;
   * - `taken-back` if it only cancelled unsent writes.
   */
  readonly keep: <Answer>(call: NamedCall, send: Send<Answer>) => Promise<Answer>;
  /** The deed of a write, by its call. */
  readonly writeKindOf: (call: NamedCall) => WriteKind;
  /** Sends a refused write once more; rejects as `keep` does, and the write stays. */
  readonly tryAgain: (change: ChangeId) => Promise<void>;
  /** Gives up a refused write, and what was to be done to its record after it. */
  readonly discard: (change: ChangeId) => Promise<void>;
  /** Calls back with each write of this page that is left to be sent later. */
  readonly onLeft: (listener: (change: ChangeId) => void) => void;
  /** Calls back with each removal of this page that cancelled unsent writes. */
  readonly onTaken: (listener: (change: ChangeId) => void) => void;
  /** Looks at what is stored, and sends what waits. */
  readonly look: () => void;
  /** The writes that would be lost with the stored data; null if it cannot be opened. */
  readonly unsentWrites: () => Promise<Queue | null>;
  /** Shows what another tab has stored; sends it after a pause, should that tab be gone by then. */
  readonly showStored: () => Promise<void>;
};

type Ports = SenderPorts & {
  readonly device: DeviceOutbox;
  readonly writeKindOf: Outbox["writeKindOf"];
  readonly clock: Pick<Clock, "now">;
  /** The state that the book shows for a write of this page. */
  readonly writtenOf: (change: ChangeId) => Written | null;
  /** Tells the other tabs that something was stored. */
  readonly tell: () => void;
};

const TAKEN_BACK: Failure = { type: "taken-back" };

/** The most writes that are remembered to be entered anew: more actions of a tab are not undone and done again. */
const TAKEN_MAX = 20;

/** Keeps writes on a device until the server has answered them. */
export function makeOutbox(ports: Ports): Outbox {
  const { device, writeKindOf, clock, writtenOf, confirmed, tell } = ports;
  const shown = showQueue(device, tell);
  const sender = makeSender(ports, shown);
  /** The writes that were cancelled before they were sent, by the call of this page that cancelled them. */
  const cancelled = new Map<ChangeId, CancelledWrites>();
  const takenListeners = new Set<(change: ChangeId) => void>();

  const entered = (call: NamedCall): QueuedWrite => {
    const written = writtenOf(call.change);
    return {
      call,
      at: clock.now(),
      written: written === null ? null : unsent(written),
      before: knownOf(call, confirmed),
      isSent: false,
      failures: 0,
      after: null,
      refusal: null,
    };
  };

  const keep: Outbox["keep"] = async (call, send) => {
    const write = entered(call);
    let made = null as Entered | null;
    const stored = await shown
      .change((all) => {
        made = queues.withEntered(all, write, cancelled);
        // Alone in the queue it is sent at once.
        return made.queue?.length === 1 ? queues.withNextSent(made.queue) : (made.queue ?? all);
      })
      .catch(() => null);
    if (stored === null || made === null || made.queue === null)
      return (await send(sender.seenBy(call))).answer;
    const { by, taken } = made;
    const isStored = stored.some((one) => one.call.change === call.change);
    if (by === write && isStored) return sender.sendFor(call.change, send);
    if (taken.length > 0) cancelled.set(call.change, { by, taken });
    for (const oldest of [...cancelled.keys()].slice(0, -TAKEN_MAX)) cancelled.delete(oldest);
    void sender.look();
    if (by === write && call.method === "delete")
      for (const listener of takenListeners) listener(call.change);
    // Either the write only cancelled unsent writes and need not be sent, or it replaces them.
    throw isStored ? WAITING : TAKEN_BACK;
  };

  const retry = async (name: ChangeId) => {
    await shown.change((all) => queues.tried(all, name));
    await sender.look();
    const left = shown.getSnapshot().queue.find(({ call }) => call.change === name);
    if (left !== undefined) throw left.refusal ?? WAITING;
  };

  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    keep: (call, send) => shown.counted("called", call.change, () => keep(call, send)),
    writeKindOf,
    tryAgain: (name) => shown.counted("retried", name, () => retry(name)),
    discard: async (name) => {
      await shown.change((all) => queues.without(all, name));
      void sender.look();
    },
    onLeft: sender.onLeft,
    onTaken: (listener) => void takenListeners.add(listener),
    look: () => void sender.look(),
    unsentWrites: () =>
      shown.read().then(
        () => shown.getSnapshot().queue,
        () => null,
      ),
    showStored: async () => {
      await shown.read();
      if (queues.nextOf(shown.getSnapshot().queue) !== null) void sender.lookLater();
    },
  };
}
