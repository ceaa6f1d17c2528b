import { assign, emit, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import type { DownloadProgress } from "./data-exports.ts";
import { notProvided } from "../acts/not-provided.ts";

export type DataDownloadEvent =
  | { readonly type: "DOWNLOAD" }
  | { readonly type: "PROGRESS"; readonly progress: DownloadProgress };

export type DataDownloadInput = { readonly onProgress: (progress: DownloadProgress) => void };

/** Downloads a file of the user's data; one at a time, with its progress. */
export const dataDownloadMachine = setup({
  types: {
    context: {} as { readonly progress: DownloadProgress | null },
    events: {} as DataDownloadEvent,
    emitted: {} as { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as "busy",
  },
  actors: { download: notProvided<void, DataDownloadInput>() },
}).createMachine({
  id: "dataDownload",
  context: { progress: null },
  initial: "idle",
  states: {
    idle: { on: { DOWNLOAD: "downloading" } },
    downloading: {
      tags: "busy",
      invoke: {
        src: "download",
        input: ({ self }) => ({
          onProgress: (progress) => self.send({ type: "PROGRESS", progress }),
        }),
        onDone: "idle",
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
        },
      },
      on: { PROGRESS: { actions: assign(({ event }) => ({ progress: event.progress })) } },
      exit: assign({ progress: null }),
    },
  },
});
