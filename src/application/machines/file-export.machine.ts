import { assign, emit, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

/** Making a file of something and handing it to the user. */
export const fileExportMachine = <Content>() =>
  setup({
    types: {
      context: {} as { readonly content: Content | null },
      events: {} as { readonly type: "EXPORT"; readonly content: Content },
      emitted: {} as { readonly type: "FAILED"; readonly failure: Failure },
      tags: {} as "busy",
    },
    actors: { exportFile: unprovided<void, { readonly content: Content }>() },
  }).createMachine({
    id: "fileExport",
    context: { content: null },
    initial: "ready",
    states: {
      ready: {
        initial: "idle",
        states: { idle: {}, done: {}, failed: {} },
        on: {
          EXPORT: {
            target: "working",
            actions: assign(({ event }) => ({ content: event.content })),
          },
        },
      },
      working: {
        tags: "busy",
        invoke: {
          src: "exportFile",
          input: ({ context }) => ({ content: context.content as Content }),
          onDone: { target: "ready.done" },
          onError: {
            target: "ready.failed",
            actions: emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
          },
        },
        exit: assign({ content: null }),
      },
    },
  });
