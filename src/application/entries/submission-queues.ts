import type { Foreground } from "../device/foreground.ts";
import { failureOf, isLeft, type Failure } from "../failure.ts";
import type { Correction } from "../outbox/correction.ts";

/** An entry that was refused or got no response, with the failure. */
export type FailedSubmission<Entry> = { readonly entry: Entry; readonly failure: Failure };

/** The result of a submission: acknowledged, left on the device to be sent later, or returned to its form. */
export type SubmissionResult<Entry, Result> =
  | { readonly type: "ACKNOWLEDGED"; readonly entry: Entry; readonly result: Result }
  | { readonly type: "LEFT"; readonly entry: Entry }
  | ({ readonly type: "RETURNED" } & FailedSubmission<Entry>);

/** Takes the entries of one form, and hands back what was refused. */
export type SubmissionQueue<Entry> = {
  /** Sends an entry, without waiting for those before. */
  readonly post: (entry: Entry) => void;
  /** Takes a returned entry again, since its form shows another one; it returns before all others. */
  readonly postpone: (returned: FailedSubmission<Entry>) => void;
  /** The entries that are neither acknowledged nor back in the form. */
  readonly entries: () => readonly Entry[];
};

/**
 * The submission queues of all forms of a page: what they sent, until it is acknowledged, left on the device, or back
 * in its form.
 */
export type SubmissionQueues = {
  readonly queue: <Entry, Result>(
    send: (entry: Entry) => Promise<Result>,
    listener: (delivery: SubmissionResult<Entry, Result>) => void,
    /** Takes a refused write that waited on the device, if the form is one of its kind. */
    take?: (correction: Correction) => FailedSubmission<Entry> | null,
  ) => SubmissionQueue<Entry>;
  /** Hands a refused write that waited on the device to its form, as soon as that is there. */
  readonly correct: (correction: Correction) => void;
};

/** Refused entries return one at a time, in the order in which they were refused, each to a free foreground. */
export function makeSubmissionQueues(foreground: Foreground): SubmissionQueues {
  const returning: (() => void)[] = [];
  const takers: ((correction: Correction) => boolean)[] = [];
  let untaken: readonly Correction[] = [];
  let isWaiting = false;
  const handBackNext = () => {
    if (isWaiting || returning.length === 0) return;
    isWaiting = true;
    foreground.whenFree(() => {
      isWaiting = false;
      returning.shift()?.();
      handBackNext();
    });
  };
  const offer = (corrections: readonly Correction[]) => {
    untaken = corrections.filter((one) => !takers.some((take) => take(one)));
  };
  return {
    correct: (correction) => offer([...untaken, correction]),
    queue: (send, listener, take) => {
      type Entry = Parameters<typeof send>[0];
      const entries = new Set<Entry>();
      const tell = (outcome: Parameters<typeof listener>[0]) => {
        entries.delete(outcome.entry);
        listener(outcome);
      };
      const handBack = (returned: FailedSubmission<Entry>) => () =>
        tell({ type: "RETURNED", ...returned });
      const refuse = (entry: Entry, reason: unknown) => {
        const failure = failureOf(reason);
        if (isLeft(failure)) {
          tell({ type: "LEFT", entry });
          return;
        }
        returning.push(handBack({ entry, failure }));
        handBackNext();
      };
      if (take !== undefined) {
        takers.push((correction) => {
          const returned = take(correction);
          if (returned === null) return false;
          entries.add(returned.entry);
          returning.push(handBack(returned));
          handBackNext();
          return true;
        });
        offer(untaken);
      }
      return {
        post: (entry) => {
          entries.add(entry);
          void send(entry).then(
            (result) => tell({ type: "ACKNOWLEDGED", entry, result }),
            (reason: unknown) => refuse(entry, reason),
          );
        },
        postpone: (returned) => {
          entries.add(returned.entry);
          returning.unshift(handBack(returned));
          handBackNext();
        },
        entries: () => [...entries],
      };
    },
  };
}
