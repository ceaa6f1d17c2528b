import type { Deed } from "../../domain/ledger/deed.ts";
import { UNSENT, type Revision } from "../../domain/ledger/revision.ts";
import { unsent, type Written, type WrittenRecord } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Recovery } from "../recovery/recovery.ts";
import type { DeviceOutbox } from "./device-outbox.ts";
import type { NamedCall } from "./kept-write.ts";
import * as queues from "./queue.ts";
import type { Queue } from "./queue.ts";

/** An answer, with the revision that the write led to; null if the answer does not tell it. */
export type Told<Answer> = { readonly answer: Answer; readonly revision: Revision | null };

/** The writes that wait, and whether the last one that was sent got no answer. */
export type OutboxState = {
  readonly queue: Queue;
  readonly isDown: boolean;
  /** The writes of this page whose callers wait for an answer. */
  readonly called: ReadonlySet<ChangeId>;
  /** The refused writes that are tried once more. */
  readonly retried: ReadonlySet<ChangeId>;
};

/** The writes of a person that wait on their own device, and their way to the server. */
export type Outbox = {
  /**
   * Stores a write, then sends it in its turn. Resolves with the answer. Rejects with the server's refusal, or with
   * `waiting` once it is left to be sent later, or listed as refused because others hang on it.
   */
  readonly keep: <Answer>(
    call: NamedCall,
    send: (seen: Revision | null) => Promise<Told<Answer>>,
  ) => Promise<Answer>;
  readonly getSnapshot: () => OutboxState;
  readonly subscribe: (hear: () => void) => () => void;
  /** What a write does. */
  readonly deedOf: (call: NamedCall) => Deed;
  /** Sends a refused write once more; rejects as `keep` does, and the write stays. */
  readonly tryAgain: (change: ChangeId) => Promise<void>;
  /** Gives up a refused write, and what was to be done to its record after it. */
  readonly discard: (change: ChangeId) => Promise<void>;
  /** Calls back with each write of this page that is left to be sent later. */
  readonly onLeft: (hear: (change: ChangeId) => void) => void;
  /** Looks at what is stored, and sends what waits. */
  readonly look: () => void;
  /** Shows what another tab has stored; sends it after a pause, should that tab be gone by then. */
  readonly hear: () => Promise<void>;
};

type Ports = {
  readonly device: DeviceOutbox;
  /** Runs a piece of work while no other tab runs one. */
  readonly alone: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
  /** Sends a write of another page, or of an earlier one. Rejects with a Failure. */
  readonly send: (call: NamedCall) => Promise<Revision | null>;
  readonly deedOf: Outbox["deedOf"];
  readonly recovery: Recovery;
  readonly clock: Pick<Clock, "now">;
  /** The state that the book shows for a write of this page. */
  readonly writtenOf: (change: ChangeId) => Written | null;
  /** A record as the server has it, as far as the book knows. */
  readonly confirmed: (record: string) => WrittenRecord | null;
  /** Resolves once the book has what the server was sent. */
  readonly upToDate: () => Promise<void>;
  /** Tells the other tabs that something was stored. */
  readonly tell: () => void;
};

/** A write of this page whose caller waits for its answer. */
type Own = {
  readonly send: (seen: Revision | null) => Promise<Told<unknown>>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Failure) => void;
};

const WAITING: Failure = { type: "waiting" };

/** How often the server may fail over a write before it counts as refused. */
const FAILURES_MAX = 3;

const isIn = (queue: Queue, change: ChangeId) => queue.some(({ call }) => call.change === change);

/** How long the next write waits for the book to have the last one, in milliseconds. */
const BOOK_PATIENCE = 2_000;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Sends the writes one after the other, in the order in which they were entered; one sender over all tabs. */
export function makeOutbox(ports: Ports): Outbox {
  const { device, alone, send, recovery, clock, writtenOf, confirmed, upToDate, tell } = ports;
  const own = new Map<ChangeId, Own>();
  const hearers = new Set<() => void>();
  const lefts = new Set<(change: ChangeId) => void>();
  let queue: Queue = [];
  let state: OutboxState = { queue, isDown: false, called: new Set(), retried: new Set() };
  let pause = FIRST_PAUSE;
  let sending: Promise<void> | null = null;

  const put = (next: OutboxState) => {
    state = next;
    for (const hear of hearers) hear();
  };

  const show = (next: Queue, isDown = state.isDown) => {
    if (next === queue && isDown === state.isDown) return;
    queue = next;
    put({ ...state, queue, isDown });
  };

  const change = async (make: (queue: Queue) => Queue): Promise<Queue | null> => {
    const next = await device.change(make);
    if (next === null) return null;
    show(next);
    tell();
    return next;
  };

  const settle = (name: ChangeId): Own | undefined => {
    const mine = own.get(name);
    own.delete(name);
    return mine;
  };

  /** Tells the callers of this page that their writes are left to be sent. */
  const leaveAll = () => {
    const names = [...own.keys()];
    for (const name of names) settle(name)?.reject(WAITING);
    for (const name of names) for (const hear of lefts) hear(name);
  };

  /** Waits until the book has what was sent, but not for a network that is gone by now. */
  const booked = () => Promise.race([upToDate(), recovery.wait(BOOK_PATIENCE)]);

  const knownOf = (call: NamedCall): WrittenRecord | null => {
    const record = queues.recordOf(call);
    return record === null ? null : confirmed(record);
  };

  const seenBy = ({ seen, ...call }: NamedCall): Revision | null => {
    if (seen !== UNSENT) return seen;
    return knownOf({ ...call, seen })?.kept.revision ?? null;
  };

  /** Leaves the callers of this page whose writes another tab has sent, or which were taken back. */
  const leaveMissing = async () => {
    const missing = [...own.keys()].filter((name) => !isIn(queue, name));
    if (missing.length === 0) return;
    await booked();
    for (const name of missing) settle(name)?.reject(WAITING);
  };

  const sendNext = async (): Promise<"sent" | "down" | "over"> => {
    show(await device.read());
    await leaveMissing();
    const next = queues.nextOf(queue);
    if (next === null) return "over";
    const { change: name } = next.call;
    if (!next.isSent) await change((all) => queues.sent(all, name));
    // It may have been taken back at the last moment.
    if (!isIn(queue, name)) return "sent";
    const mine = own.get(name);
    const call = { ...next.call, seen: seenBy(next.call) };
    try {
      const told = mine
        ? await mine.send(call.seen)
        : { answer: undefined, revision: await send(call) };
      if (!mine) await booked();
      await change((all) => queues.answered(all, name, told.revision));
      settle(name)?.resolve(told.answer);
      return "sent";
    } catch (reason) {
      return fail(name, failureOf(reason), next.failures + 1);
    }
  };

  const fail = async (name: ChangeId, failure: Failure, failures: number) => {
    if (failure.type === "unauthenticated") {
      settle(name)?.reject(failure);
      return "down";
    }
    const isBroken = queues.isBreakdown(failure);
    if (!queues.isFinal(failure) && !(isBroken && failures >= FAILURES_MAX)) {
      if (isBroken) await change((all) => queues.failed(all, name, { failures }));
      return "down";
    }
    const mine = settle(name);
    if (mine && !queues.isAwaited(queue, name)) {
      await change((all) => queues.without(all, name));
      mine.reject(failure);
    } else {
      await change((all) => queues.failed(all, name, { refusal: failure }));
      mine?.reject(WAITING);
    }
    return "sent";
  };

  const sendAll = async () => {
    for (;;) {
      const outcome = await alone(sendNext).catch(() => "down" as const);
      show(queue, outcome === "down");
      if (outcome === "down") break;
      pause = FIRST_PAUSE;
      if (outcome === "sent" || queues.nextOf(queue) !== null) continue;
      // Every write that is left hangs on a refused one.
      leaveAll();
      return;
    }
    leaveAll();
    if (queues.nextOf(queue) !== null) void later();
  };

  let isWaiting = false;
  const later = async () => {
    if (isWaiting) return;
    isWaiting = true;
    await recovery.wait(pause);
    isWaiting = false;
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    look();
  };

  const look = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
      // A write that came at the last moment.
      if (own.size > 0 || (!state.isDown && queues.nextOf(queue) !== null)) look();
    });
  };

  /** Counts a write among those that are called or retried for as long as somebody waits for its outcome. */
  const counted = async <Outcome>(
    as: "called" | "retried",
    name: ChangeId,
    outcome: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    put({ ...state, [as]: new Set([...state[as], name]) });
    try {
      return await outcome();
    } finally {
      put({ ...state, [as]: new Set([...state[as]].filter((one) => one !== name)) });
    }
  };

  const store: Outbox["keep"] = async (call, sendIt) => {
    const direct = async () => (await sendIt(seenBy(call))).answer;
    const written = writtenOf(call.change);
    const write = {
      call,
      at: clock.now(),
      written: written === null ? null : unsent(written),
      before: knownOf(call),
      isSent: false,
      failures: 0,
      after: null,
      refusal: null,
    };
    let isFull = false;
    const stored = await change((all) => {
      const next = queues.withWrite(all, write);
      isFull = next === null;
      return next ?? all;
    }).catch(() => null);
    if (stored === null || isFull) return direct();
    // It took back what was never sent, and was itself not needed then.
    if (!isIn(stored, call.change)) throw WAITING;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    own.set(call.change, { send: sendIt, resolve, reject });
    if (state.isDown) leaveAll();
    look();
    return promise as ReturnType<typeof direct>;
  };

  const retry = async (name: ChangeId) => {
    await change((all) => queues.tried(all, name));
    look();
    await sending;
    const left = queue.find(({ call }) => call.change === name);
    if (left !== undefined) throw left.refusal ?? WAITING;
  };

  return {
    keep: (call, sendIt) => counted("called", call.change, () => store(call, sendIt)),
    getSnapshot: () => state,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    deedOf: ports.deedOf,
    tryAgain: (name) => counted("retried", name, () => retry(name)),
    discard: async (name) => {
      await change((all) => queues.without(all, name));
      look();
    },
    onLeft: (hear) => void lefts.add(hear),
    look,
    hear: async () => {
      show(await device.read());
      if (queues.nextOf(queue) !== null) void later();
    },
  };
}
