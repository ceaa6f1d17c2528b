import { assign, emit, setup } from "xstate";
import type { Category } from "../../domain/categories/category.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId, type CategoryId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal, type Failure } from "../failure.ts";
import { notProvided } from "../acts/not-provided.ts";

export type MergeInput = {
  readonly from: WithRevision<Category>;
  readonly into: CategoryId;
  /** The name of every try at the same merge, so that it counts once. */
  readonly change: ChangeId;
};

export type MergeEvent =
  | { readonly type: "ASK"; readonly from: WithRevision<Category> }
  | { readonly type: "PICK"; readonly into: CategoryId }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

type Context = {
  readonly from: WithRevision<Category> | null;
  readonly into: CategoryId | null;
  readonly change: ChangeId;
  readonly failure: Failure | null;
};

/**
 * Merges a category into another one, which is chosen first; a failure keeps the question open and states the reason.
 */
export const mergeCategoryMachine = (newKey: () => string) => {
  const name = () => changeId(newKey());
  return setup({
    types: {
      context: {} as Context,
      events: {} as MergeEvent,
      emitted: {} as {
        readonly type: "MERGED";
        readonly from: string;
        readonly change: ChangeId;
      },
      tags: {} as "open" | "busy",
    },
    actors: { merge: notProvided<void, MergeInput>() },
    guards: { chosen: ({ context }) => context.into !== null },
  }).createMachine({
    id: "mergeCategory",
    context: { from: null, into: null, change: changeId(""), failure: null },
    initial: "idle",
    states: {
      idle: {
        on: {
          ASK: {
            target: "asking",
            actions: assign(({ event }) => ({
              from: event.from,
              into: null,
              change: name(),
              failure: null,
            })),
          },
        },
      },
      asking: {
        tags: "open",
        on: {
          // Choosing another category after a failed try makes it a new change.
          PICK: { actions: assign(({ event }) => ({ into: event.into, change: name() })) },
          CONFIRM: { guard: "chosen", target: "merging" },
          CANCEL: "idle",
        },
      },
      merging: {
        tags: ["open", "busy"],
        invoke: {
          src: "merge",
          input: ({ context: { from, into, change } }) => ({
            from: from as WithRevision<Category>,
            into: into as CategoryId,
            change,
          }),
          onDone: {
            target: "idle",
            actions: emit(({ context: { from, change } }) => ({
              type: "MERGED",
              from: from?.name ?? "",
              change,
            })),
          },
          onError: {
            target: "asking",
            actions: assign(({ context: { change, from }, event }) => {
              const failure = failureOf(event.error);
              const now = failure.type === "conflict" ? failure.current : null;
              return {
                failure,
                change: isRefusal(failure) ? name() : change,
                from:
                  now?.type === "categories"
                    ? { ...now.kept.record, revision: now.kept.revision }
                    : from,
              };
            }),
          },
        },
      },
    },
  });
};
