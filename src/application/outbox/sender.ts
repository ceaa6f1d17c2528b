import { UNSENT, type Revision } from "../../domain/ledger/revision.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Recovery } from "../recovery/recovery.ts";
import { growingPauses } from "../retry.ts";
import type { NamedCall } from "./queued-write.ts";
import * as queues from "./queue.ts";
import type { ShownQueue } from "./shown-queue.ts";

/** An answer, with the revision that the write led to; null if the answer does not tell it. */
export type AnswerWithRevision<Answer> = {
  readonly answer: Answer;
  readonly revision: Revision | null;
};

/** Makes the call of a write for the version that it is meant for. */
export type Send<Answer> = (seen: Revision | null) => Promise<AnswerWithRevision<Answer>>;

export type SenderPorts = {
  /** Runs a piece of work while no other tab runs one. */
  readonly alone: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
  /** Sends a write of another page, or of an earlier one. Rejects with a Failure. */
  readonly send: (call: NamedCall) => Promise<Revision | null>;
  readonly recovery: Recovery;
  /** A record as the server has it, as far as the book knows. */
  readonly confirmed: (record: string) => WrittenRecord | null;
  /** Resolves once the book has what the server was sent. */
  readonly upToDate: () => Promise<void>;
};

/** A write of this page whose caller waits for its answer. */
type Own = {
  readonly send: Send<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Failure) => void;
};

export const WAITING: Failure = { type: "waiting" };

/** How often the server may fail over a write before it counts as refused. */
const FAILURES_MAX = 3;

/** How long the next write waits for the book to have the last one. */
const BOOK_TIMEOUT_MS = 2_000;

/** The record that a call writes, as the server has it, as far as the book knows. */
export function knownOf(
  call: NamedCall,
  confirmed: SenderPorts["confirmed"],
): WrittenRecord | null {
  return call.record === null ? null : confirmed(call.record);
}

/** Sends the writes one after the other, in the order in which they were entered; one sender over all tabs. */
export function makeSender(ports: SenderPorts, shown: ShownQueue) {
  const { alone, send, recovery, confirmed, upToDate } = ports;
  const own = new Map<ChangeId, Own>();
  const lefts = new Set<(change: ChangeId) => void>();
  const pauses = growingPauses(recovery);
  let isPausing = false;
  let sending: Promise<void> | null = null;

  const queue = () => shown.getSnapshot().queue;

  const settle = (name: ChangeId): Own | undefined => {
    const mine = own.get(name);
    own.delete(name);
    return mine;
  };

  /** Tells the callers of this page that their writes are left to be sent. */
  const leaveAll = () => {
    const names = [...own.keys()];
    for (const name of names) settle(name)?.reject(WAITING);
    for (const name of names) for (const listener of lefts) listener(name);
  };

  /** Waits until the book has what was sent, but not for a network that is gone by now. */
  const booked = () => Promise.race([upToDate(), recovery.wait(BOOK_TIMEOUT_MS)]);

  const seenBy = (call: NamedCall): Revision | null =>
    call.seen === UNSENT ? (knownOf(call, confirmed)?.kept.revision ?? null) : call.seen;

  /** Leaves the callers of this page whose writes another tab has sent, or which were taken back. */
  const leaveMissing = async () => {
    const missing = [...own.keys()].filter((name) => !shown.has(name));
    if (missing.length === 0) return;
    await booked();
    for (const name of missing) settle(name)?.reject(WAITING);
  };

  const sendNext = async (): Promise<"sent" | "down" | "over"> => {
    await shown.read();
    await leaveMissing();
    const next = queues.nextOf(queue());
    if (next === null) return "over";
    const { change: name } = next.call;
    if (!next.isSent) await shown.change((all) => queues.sent(all, name));
    // It may have been taken back at the last moment.
    if (!shown.has(name)) return "sent";
    const mine = own.get(name);
    const call = { ...next.call, seen: seenBy(next.call) };
    try {
      const told = mine
        ? await mine.send(call.seen)
        : { answer: undefined, revision: await send(call) };
      if (!mine) await booked();
      await shown.change((all) => queues.withNextSent(queues.answered(all, name, told.revision)));
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
      if (isBroken) await shown.change((all) => queues.failed(all, name, { failures }));
      return "down";
    }
    const mine = settle(name);
    if (mine && !queues.isAwaited(queue(), name)) {
      await shown.change((all) => queues.without(all, name));
      mine.reject(failure);
    } else {
      await shown.change((all) => queues.failed(all, name, { refusal: failure }));
      mine?.reject(WAITING);
    }
    return "sent";
  };

  const sendAll = async () => {
    for (;;) {
      const outcome = await alone(sendNext).catch(() => "down" as const);
      shown.showDown(outcome === "down");
      if (outcome === "down") break;
      pauses.reset();
      if (outcome === "sent" || queues.nextOf(queue()) !== null) continue;
      // Every write that is left hangs on a refused one.
      leaveAll();
      return;
    }
    leaveAll();
    if (queues.nextOf(queue()) !== null) void lookLater();
  };

  /** Sends what waits, after a pause that grows as long as there is no answer. */
  const lookLater = async () => {
    if (isPausing) return;
    isPausing = true;
    await pauses.wait();
    isPausing = false;
    void look();
  };

  /** Sends what waits; resolves once nothing more can be sent for now. */
  const look = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null;
      // A write that came at the last moment.
      const isLeft = !shown.getSnapshot().isDown && queues.nextOf(queue()) !== null;
      if (own.size > 0 || isLeft) void look();
    });
    return sending;
  };

  /** Sends a stored write for its caller, and resolves with the answer; rejects as `Outbox.keep` does. */
  const sendFor = <Answer>(name: ChangeId, call: Send<Answer>): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    own.set(name, { send: call, resolve, reject });
    if (shown.getSnapshot().isDown) leaveAll();
    void look();
    return promise as Promise<Answer>;
  };

  return {
    sendFor,
    look,
    lookLater,
    seenBy,
    onLeft: (listener: (change: ChangeId) => void) => void lefts.add(listener),
  };
}
