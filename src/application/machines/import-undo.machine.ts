import { assign, emit, setup } from "xstate";
import type { ImportUndone, MadeImport, UndoOutlook } from "../../domain/imports/import.ts";
import type { ImportId, TransactionId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type ImportUndoEvent =
  | { readonly type: "ASK"; readonly made: MadeImport }
  | { readonly type: "CONFIRM" }
  /** Removes what was edited as well. */
  | { readonly type: "REMOVE_EDITED" }
  | { readonly type: "CLOSE" };

export type ImportUndoInput = {
  readonly id: ImportId;
  /** The edited records that are to go as well; the very same list in each try at one wish. */
  readonly edited: readonly TransactionId[];
};

type Context = {
  readonly made: MadeImport | null;
  /** The outcome that it would have; null until that is known. */
  readonly outlook: UndoOutlook | null;
  readonly edited: readonly TransactionId[];
  readonly failure: Failure | null;
};

function idOf({ made }: Context): ImportId {
  if (made === null) throw new Error("no import is asked about");
  return made.id;
}

/** Taking back an import after a question that says what goes; of records that were edited since it is asked again. */
export const importUndoMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImportUndoEvent,
    emitted: {} as { readonly type: "UNDONE"; readonly undone: ImportUndone },
    tags: {} as "asking" | "left" | "busy",
  },
  actors: {
    look: unprovided<UndoOutlook, { readonly id: ImportId }>(),
    undo: unprovided<ImportUndone, ImportUndoInput>(),
  },
  guards: {
    isLeft: (_, undone: ImportUndone) => undone.edited.length > 0,
    isUnknown: ({ context }) => context.outlook === null,
  },
  actions: {
    tell: emit((_, undone: ImportUndone) => ({ type: "UNDONE" as const, undone })),
    note: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: "importUndo",
  context: { made: null, outlook: null, edited: [], failure: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        ASK: {
          target: "looking",
          actions: assign(({ event }) => ({
            made: event.made,
            outlook: null,
            edited: [],
            failure: null,
          })),
        },
      },
    },
    looking: {
      tags: ["asking", "busy"],
      invoke: {
        src: "look",
        input: ({ context }) => ({ id: idOf(context) }),
        onDone: {
          target: "asking",
          actions: assign(({ event }) => ({ outlook: event.output, failure: null })),
        },
        onError: {
          target: "asking",
          actions: { type: "note", params: ({ event }) => failureOf(event.error) },
        },
      },
      on: { CLOSE: "idle" },
    },
    /** Nothing goes before it was said what. */
    asking: {
      tags: "asking",
      on: { CONFIRM: [{ guard: "isUnknown", target: "looking" }, "undoing"], CLOSE: "idle" },
    },
    undoing: {
      tags: ["asking", "busy"],
      invoke: {
        src: "undo",
        input: ({ context }) => ({ id: idOf(context), edited: context.edited }),
        onDone: [
          {
            guard: { type: "isLeft", params: ({ event }) => event.output },
            target: "left",
            actions: [
              { type: "tell", params: ({ event }) => event.output },
              assign(({ event }) => ({ edited: event.output.edited })),
            ],
          },
          { target: "idle", actions: { type: "tell", params: ({ event }) => event.output } },
        ],
        onError: {
          target: "asking",
          actions: { type: "note", params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    /** The edited records are still there. */
    left: { tags: "left", on: { REMOVE_EDITED: "removing", CLOSE: "idle" } },
    removing: {
      tags: ["left", "busy"],
      invoke: {
        src: "undo",
        input: ({ context }) => ({ id: idOf(context), edited: context.edited }),
        onDone: {
          target: "idle",
          actions: { type: "tell", params: ({ event }) => event.output },
        },
        onError: {
          target: "left",
          actions: { type: "note", params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
});
