import { assign, emit, setup } from "xstate";
import { photoFault } from "../../domain/goals/photo.ts";
import { failureOf } from "../failure.ts";
import type { PhotoProblem } from "../notice.ts";
import type { PhotoFile } from "./photos.ts";
import { notProvided } from "../acts/not-provided.ts";

export type PhotoUploadEvent =
  /** Starts again with the photo of a goal, or with none; cancels a running upload. */
  | { readonly type: "SHOW"; readonly photoUrl: string | null }
  /** Uploads a file; cancels a running upload. */
  | { readonly type: "PICK"; readonly file: PhotoFile }
  /** The share of the file that has been sent, from 0 to 1. */
  | { readonly type: "PROGRESS"; readonly share: number }
  | { readonly type: "CANCEL" }
  | { readonly type: "REMOVE" };

export type PhotoUploadInput = {
  readonly file: PhotoFile;
  readonly onProgress: (share: number) => void;
};

type Context = {
  readonly photoUrl: string | null;
  readonly file: PhotoFile | null;
  readonly share: number;
  readonly problem: PhotoProblem | null;
};

const NOTHING: Context = { photoUrl: null, file: null, share: 0, problem: null };

/** Uploads the photo of a goal; after a failure the earlier photo stays. */
export const photoUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PhotoUploadEvent,
    emitted: {} as
      | { readonly type: "UPLOADED"; readonly photoUrl: string }
      | { readonly type: "REMOVED" }
      | { readonly type: "FAILED"; readonly problem: PhotoProblem },
    tags: {} as "busy",
  },
  actors: { upload: notProvided<string, PhotoUploadInput>() },
}).createMachine({
  id: "photoUpload",
  context: NOTHING,
  initial: "settling",
  on: {
    PICK: {
      target: ".checking",
      actions: assign(({ event }) => ({ file: event.file, share: 0, problem: null })),
    },
    SHOW: {
      target: ".settling",
      actions: assign(({ event }) => ({ ...NOTHING, photoUrl: event.photoUrl })),
    },
  },
  states: {
    settling: {
      always: [
        { guard: ({ context }) => context.photoUrl === null, target: "resting.empty" },
        { target: "resting.shown" },
      ],
    },
    resting: {
      initial: "empty",
      on: {
        REMOVE: {
          target: "settling",
          actions: [assign(NOTHING), emit({ type: "REMOVED" })],
        },
      },
      states: {
        empty: {},
        /** The photo that the goal had before. */
        shown: {},
        uploaded: {},
        failed: {
          entry: emit(({ context }) => ({
            type: "FAILED",
            problem: context.problem as PhotoProblem,
          })),
        },
      },
    },
    checking: {
      entry: assign(({ context }) => {
        const fault = context.file && photoFault(context.file);
        return { problem: fault && ({ type: "refused", fault } as const) };
      }),
      always: [
        { guard: ({ context }) => context.problem === null, target: "uploading" },
        { target: "resting.failed" },
      ],
    },
    uploading: {
      tags: "busy",
      invoke: {
        src: "upload",
        input: ({ context, self }) => ({
          file: context.file as PhotoFile,
          onProgress: (share) => self.send({ type: "PROGRESS", share }),
        }),
        onDone: {
          target: "resting.uploaded",
          actions: [
            assign(({ event }) => ({ photoUrl: event.output, file: null })),
            emit(({ event }) => ({ type: "UPLOADED", photoUrl: event.output })),
          ],
        },
        onError: {
          target: "resting.failed",
          actions: assign(({ event }) => ({
            problem: { type: "failed", failure: failureOf(event.error) } as const,
          })),
        },
      },
      on: {
        PROGRESS: { actions: assign(({ event }) => ({ share: event.share })) },
        CANCEL: { target: "settling", actions: assign({ file: null }) },
      },
    },
  },
});
