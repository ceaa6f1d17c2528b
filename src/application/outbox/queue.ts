import { UNSENT, type Revision } from "../../domain/ledger/revision.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { NEEDS_CONFIRMATION, type Failure } from "../failure.ts";
import type { QueuedWrite, NamedCall } from "./queued-write.ts";

/** The writes that wait, in the order in which they were entered. */
export type Queue = readonly QueuedWrite[];

/** The most writes that wait at once. */
export const QUEUE_MAX = 1_000;

/** Whether a write has to wait for an earlier one: it names that one's record, or undoes that one's change. */
function hangsOn(later: QueuedWrite, earlier: QueuedWrite): boolean {
  const { names } = later.call;
  const { change, record } = earlier.call;
  return names.includes(change) || (record !== null && names.includes(record));
}

/** Whether writes are of the record that a call writes. */
export const ofRecord =
  ({ record }: Pick<NamedCall, "record">) =>
  ({ call }: QueuedWrite) =>
    record !== null && call.record === record;

const isCalled = (change: ChangeId) => (write: QueuedWrite) => write.call.change === change;

/** The queue without the writes that were never sent and take each other back; null if these are none. */
function withoutBoth(queue: Queue, call: NamedCall): Queue | null {
  if (call.method === "delete" && call.record !== null) {
    const own = queue.filter(ofRecord(call));
    const isUnsent = own.some((one) => one.call.isCreation) && own.every(({ isSent }) => !isSent);
    const others = queue.filter((one) => !own.includes(one));
    const isFree = !others.some((one) => own.some((it) => hangsOn(one, it)));
    return isUnsent && isFree ? others : null;
  }
  const undone = queue.find(({ call: { change } }) => change === call.undoes);
  if (undone === undefined || undone.isSent) return null;
  const isFree = queue.every((one) => one === undone || !hangsOn(one, undone));
  const isLast = queue.findLast(ofRecord(undone.call)) ?? undone;
  return isFree || isLast === undone ? queue.filter((one) => one !== undone) : null;
}

/**
 * The queue with one more write, for the version that the earlier write of its record leads to. A removal of a record
 * that was never sent takes all of it away, and so does the undo of a change that was never sent; a write that waits
 * already stays once. Null if there is no room.
 */
export function withWrite(queue: Queue, write: QueuedWrite): Queue | null {
  if (queue.some(isCalled(write.call.change))) return queue;
  const less = withoutBoth(queue, write.call);
  if (less !== null) return less;
  if (queue.length >= QUEUE_MAX) return null;
  const before = write.call.seen === null ? undefined : queue.findLast(ofRecord(write.call));
  return [...queue, { ...write, after: before?.call.change ?? null }];
}

/** A write, and the unsent writes that it cancelled. */
export type CancelledWrites = { readonly by: QueuedWrite; readonly taken: Queue };

/** The queue with one more write, null if it is full; and the writes that this one cancelled. */
export type Entered = { readonly queue: Queue | null } & CancelledWrites;

/**
 * Adds a write. If it undoes an undo or removal that had cancelled unsent writes, these are queued again: those
 * cancelled by an undo under the new change id, since their own may be known to another undo, which then finds the new
 * one; those cancelled by a removal under their own, by which they can be undone further.
 */
export function withEntered(
  queue: Queue,
  write: QueuedWrite,
  takings: ReadonlyMap<ChangeId, CancelledWrites>,
): Entered {
  const { at, call } = write;
  const undone = call.undoes === null ? undefined : takings.get(call.undoes);
  if (undone?.by.call.method === "delete") {
    const back = undone.taken.reduce<Queue | null>((all, one) => all && withWrite(all, one), queue);
    return { queue: back, by: write, taken: [undone.by] };
  }
  const [again] = undone?.taken ?? [];
  const by = again ? { ...again, at, call: { ...again.call, change: call.change } } : write;
  const less = withoutBoth(queue, by.call) ?? queue;
  return {
    queue: withWrite(queue, by),
    by,
    taken: queue.filter((one) => !less.includes(one)),
  };
}

/** The next write to send: the first that waits and hangs on none that was refused. */
export function nextOf(queue: Queue): QueuedWrite | null {
  const stuck: QueuedWrite[] = [];
  for (const write of queue) {
    if (write.refusal === null && !stuck.some((one) => hangsOn(write, one))) return write;
    stuck.push(write);
  }
  return null;
}

/** The queue after an answer: the write is gone, and the next one of its record is meant for the answer's version. */
export const answered = (queue: Queue, change: ChangeId, revision: Revision | null): Queue =>
  queue
    .filter((one) => !isCalled(change)(one))
    .map((one) =>
      one.after === change ? { ...one, after: null, call: { ...one.call, seen: revision } } : one,
    );

/** The queue with a write marked as sent, before it is. */
export const sent = (queue: Queue, change: ChangeId): Queue =>
  queue.map((one) => (isCalled(change)(one) && !one.isSent ? { ...one, isSent: true } : one));

/** The queue with its next write marked as sent; stored in the same step as the change that made it the next. */
export function withNextSent(queue: Queue): Queue {
  const next = nextOf(queue);
  return next === null ? queue : sent(queue, next.call.change);
}

/** The queue with a write refused, or with one failure more. */
export const failed = (
  queue: Queue,
  change: ChangeId,
  told: Partial<Pick<QueuedWrite, "refusal" | "failures">>,
): Queue => queue.map((one) => (isCalled(change)(one) ? { ...one, ...told } : one));

/** Whether other writes wait for this one. */
export function isAwaited(queue: Queue, change: ChangeId): boolean {
  const own = queue.find(isCalled(change));
  return own !== undefined && queue.some((one) => one !== own && hangsOn(one, own));
}

/** A refused write to send once more; a version that was in its way is the one that it is meant for now. */
export const tried = (queue: Queue, change: ChangeId): Queue =>
  queue.map((one) =>
    isCalled(change)(one)
      ? { ...one, refusal: null, failures: 0, call: { ...one.call, seen: seenNow(one) } }
      : one,
  );

/** Whether somebody else's version was in the way. */
export const isStale = (failure: Failure | null) =>
  failure?.type === "conflict" || (failure?.type === "rejected" && failure.status === 412);

const seenNow = ({ call: { seen }, refusal }: QueuedWrite): Revision | null =>
  isStale(refusal) ? UNSENT : seen;

/**
 * The queue without a refused write and all later ones of its record: of a record that was never made nothing is left
 * to send, and what was meant for a refused version means nothing without it.
 */
export function without(queue: Queue, change: ChangeId): Queue {
  const at = queue.findIndex(isCalled(change));
  const own = queue[at];
  if (own === undefined) return queue;
  const isOfRecord = ofRecord(own.call);
  return queue.filter((one, place) => place < at || (place > at && !isOfRecord(one)));
}

/** The writes that are lost if a refused one is given up, itself first. */
export function dependentsOf(queue: Queue, change: ChangeId): Queue {
  const left = without(queue, change);
  return queue.filter((one) => !left.includes(one));
}

/** The queue with all that waits to be confirmed first. */
export const frozen = (queue: Queue): Queue =>
  queue.map((one) =>
    one.refusal === null
      ? { ...one, refusal: { type: "rejected", status: 0, detail: null, code: NEEDS_CONFIRMATION } }
      : one,
  );

/** Whether the server broke down over a write, so that it may never take it; one that is away or full will. */
export const isBreakdown = (failure: Failure): boolean =>
  failure.type === "unexpected" || (failure.type === "rejected" && failure.status === 500);

/** Whether a failure is an answer, so that the write was not done and would not be if it were sent again. */
export const isFinal = (failure: Failure): boolean =>
  failure.type === "conflict" ||
  (failure.type === "rejected" &&
    failure.status < 500 &&
    ![408, 425, 429].includes(failure.status));
