import { assign, emit, setup } from "xstate";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { isRefusal, type Failure } from "../failure.ts";
import type { SubmissionResult, FailedSubmission } from "./submission-queues.ts";
import { unprovidedEffect } from "../acts/not-provided.ts";

/** The record to remove, with the name that a question after a refusal shows. */
export type RemovalTarget = {
  readonly id: string;
  readonly revision: Revision;
  readonly label: string;
  /** The kind of a movement; absent for other records. */
  readonly kind?: TransactionKind;
};

export type RemovalInput = {
  readonly target: RemovalTarget;
  /** The key of every try at the same removal, so that it counts once. */
  readonly key: string;
};

export type RemovalEvent =
  /** Removes without asking: what is removed can be brought back. */
  | { readonly type: "REMOVE"; readonly target: RemovalTarget }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

type Context = RemovalInput & { readonly failure: Failure | null };

/**
 * Removes a record at once. Only a refused removal becomes a question, about the record's current version; it closes
 * as soon as it is answered.
 */
export const removalMachine = (
  newKey: () => string,
  targetOf: (record: WrittenRecord) => RemovalTarget,
) => {
  const posted = {
    type: "post",
    params: ({ context: { target, key } }: { readonly context: Context }) => ({ target, key }),
  } as const;
  return setup({
    types: {
      context: {} as Context,
      events: {} as RemovalEvent | SubmissionResult<RemovalInput, ChangeId | null>,
      /** With the change to undo; null if somebody else made it. */
      emitted: {} as Pick<RemovalTarget, "kind"> & {
        readonly type: "REMOVED";
        readonly undo: ChangeId | null;
      },
      tags: {} as "open",
    },
    actions: {
      begin: assign(({ event }) =>
        event.type === "REMOVE" ? { target: event.target, key: newKey(), failure: null } : {},
      ),
      /** Submits a removal to its queue. */
      post: (_, _removal: RemovalInput): void => unprovidedEffect(),
      /** Submits a failed removal to its queue again. */
      postpone: (_, _returned: FailedSubmission<RemovalInput>): void => unprovidedEffect(),
      takeBack: assign(({ event }) => {
        if (event.type !== "RETURNED") return {};
        const { entry, failure } = event;
        const now = failure.type === "conflict" ? failure.current : null;
        return {
          failure,
          target: now === null ? entry.target : targetOf(now),
          key: isRefusal(failure) ? newKey() : entry.key,
        };
      }),
    },
  }).createMachine({
    id: "removal",
    context: { target: { id: "", revision: 0, label: "" }, key: "", failure: null },
    initial: "idle",
    on: {
      ACKNOWLEDGED: {
        actions: emit(({ event: { entry, result } }) => ({
          type: "REMOVED",
          ...(entry.target.kind && { kind: entry.target.kind }),
          undo: result,
        })),
      },
    },
    states: {
      idle: {
        on: {
          REMOVE: { actions: ["begin", posted] },
          RETURNED: { target: "asking", actions: "takeBack" },
        },
      },
      asking: {
        tags: "open",
        on: {
          CONFIRM: { target: "idle", actions: posted },
          CANCEL: "idle",
          RETURNED: { actions: { type: "postpone", params: ({ event }) => event } },
        },
      },
    },
  });
};
