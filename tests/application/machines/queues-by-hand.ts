import type { Correction } from "../../../src/application/outbox/correction.ts";
import {
  makeSubmissionQueues,
  type SubmissionResult,
  type FailedSubmission,
  type SubmissionQueue,
} from "../../../src/application/entries/submission-queues.ts";
import { throughQueue } from "../../../src/composition/actors/start-record-dialog.ts";
import { settled } from "./by-hand.ts";

/** Trays that a test empties by hand: what was sent, an answer to each entry, the first one first, and a foreground
 * that is free once the test says so. */
export function queuesByHand<Entry, Result>(
  listener: (result: SubmissionResult<Entry, Result>) => void,
  take?: (correction: Correction) => FailedSubmission<Entry> | null,
) {
  const items: Entry[] = [];
  const open: PromiseWithResolvers<Result>[] = [];
  let come: (() => void) | null = null;
  const submissionQueues = makeSubmissionQueues({ whenFree: (next) => (come = next) });
  const queue: SubmissionQueue<Entry> = submissionQueues.queue(
    (entry) => {
      const answered = Promise.withResolvers<Result>();
      items.push(entry);
      open.push(answered);
      return answered.promise;
    },
    listener,
    take,
  );
  return {
    submissionQueues,
    actions: throughQueue(queue),
    queue,
    items,
    acknowledge: (result: Result) => {
      open.shift()?.resolve(result);
      return settled();
    },
    refuse: (reason: unknown) => {
      open.shift()?.reject(reason);
      return settled();
    },
    /** Whether something waits for the foreground. */
    isWaiting: () => come !== null,
    /** Frees the foreground. */
    comeForth: () => {
      const next = come;
      come = null;
      next?.();
    },
  };
}
