import { assertEvent, assign, emit, setup } from "xstate";
import type { MadeImport } from "../../domain/imports/import.ts";
import type { CountedLine, StoredLine } from "../../domain/imports/stored-line.ts";
import type { ImportLineId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import { notProvided } from "../acts/not-provided.ts";

export type LeftOutEvent =
  | { readonly type: "OPEN"; readonly made: MadeImport }
  /** Makes a movement count, or no longer. */
  | { readonly type: "COUNT"; readonly id: ImportLineId; readonly counts: boolean }
  | { readonly type: "CLOSE" };

/** The import to look at. */
export type LookInput = Pick<MadeImport, "id">;

export type CountInput = { readonly id: ImportLineId; readonly counts: boolean };

type Context = {
  readonly made: MadeImport | null;
  /** The movements that did not count when they were fetched, as they are now. */
  readonly lines: readonly StoredLine[];
  /** The movement that is being changed. */
  readonly changing: ImportLineId | null;
  readonly failure: Failure | null;
};

function importOf({ made }: Context): LookInput {
  if (made === null) throw new Error("no import is looked at");
  return { id: made.id };
}

/** Shows the movements that an import left out, and makes them count after all. */
export const leftOutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeftOutEvent,
    emitted: {} as { readonly type: "COUNTED" },
    tags: {} as "open" | "looking" | "busy",
  },
  actors: {
    look: notProvided<readonly StoredLine[], LookInput>(),
    count: notProvided<CountedLine, CountInput>(),
  },
  actions: {
    note: assign((_, failure: Failure) => ({ failure })),
    take: assign(({ context: { lines } }, counted: CountedLine) => ({
      lines: lines.map((line) => (line.id === counted.id ? { ...line, ...counted } : line)),
    })),
  },
}).createMachine({
  id: "leftOut",
  context: { made: null, lines: [], changing: null, failure: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        OPEN: {
          target: "looking",
          actions: assign(({ event }) => ({ made: event.made, lines: [], failure: null })),
        },
      },
    },
    looking: {
      tags: ["open", "looking"],
      invoke: {
        src: "look",
        input: ({ context }) => importOf(context),
        onDone: { target: "shown", actions: assign(({ event }) => ({ lines: event.output })) },
        onError: {
          target: "shown",
          actions: { type: "note", params: ({ event }) => failureOf(event.error) },
        },
      },
      on: { CLOSE: "idle" },
    },
    shown: {
      tags: "open",
      on: {
        COUNT: {
          target: "counting",
          actions: assign(({ event }) => ({ changing: event.id, failure: null })),
        },
        CLOSE: "idle",
      },
    },
    counting: {
      tags: ["open", "busy"],
      invoke: {
        src: "count",
        input: ({ event }) => {
          assertEvent(event, "COUNT");
          return { id: event.id, counts: event.counts };
        },
        onDone: {
          target: "shown",
          actions: [
            { type: "take", params: ({ event }) => event.output },
            emit({ type: "COUNTED" as const }),
          ],
        },
        onError: {
          target: "shown",
          actions: { type: "note", params: ({ event }) => failureOf(event.error) },
        },
      },
      exit: assign({ changing: null }),
    },
  },
});
