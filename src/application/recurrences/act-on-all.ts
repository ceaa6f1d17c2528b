import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, isLeft, isRefusal, type Failure } from "../failure.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { NamedAct, RecurrenceAct } from "./recurrence-act.ts";

/** The most acts of one press: the next press goes on from there. */
export const MAX_ACTS_AT_ONCE = 200;

/** The outcome of several acts at once. */
export type ActsDone = {
  readonly kind: "confirm" | "skip" | "accept";
  /** How many acts there were. */
  readonly count: number;
  /** The changes to undo: one for each act that was done. */
  readonly changes: readonly ChangeId[];
  /** How many movements were left to be answered singly. */
  readonly leftOut: number;
  /** Whether some wait on the device to be sent. */
  readonly isUnsent: boolean;
  /** The failure that left some undone. */
  readonly failure: Failure | null;
};

/** The acts of one press, all of one kind, and how many movements it left to be answered singly. */
export type ActsAtOnce = Pick<ActsDone, "kind" | "leftOut"> & {
  readonly acts: readonly RecurrenceAct[];
};

/**
 * Carries out acts one after the other, each as a change of its own. One that is refused is left, for somebody else may
 * have answered it; any other failure ends it.
 */
export const actOnAll =
  (act: (named: NamedAct) => Promise<void>, ids: IdGenerator) =>
  async ({ kind, acts, leftOut }: ActsAtOnce): Promise<ActsDone> => {
    const changes: ChangeId[] = [];
    let isUnsent = false;
    let failure: Failure | null = null;
    for (const one of acts.slice(0, MAX_ACTS_AT_ONCE)) {
      const key = ids.next();
      try {
        // one at a time: each is meant for the plan as the one before has left it
        await act({ act: one, key });
        changes.push(changeId(key));
      } catch (reason: unknown) {
        const found = failureOf(reason);
        if (isLeft(reason)) {
          isUnsent = true;
          changes.push(changeId(key));
          continue;
        }
        failure = found;
        if (!isRefusal(found)) break;
      }
    }
    return { kind, leftOut, count: acts.length, changes, isUnsent, failure };
  };
