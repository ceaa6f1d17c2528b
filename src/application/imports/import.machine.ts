import { assertEvent, assign, emit } from "xstate";
import { fileName, refiled } from "../../domain/imports/categories/refile.ts";
import { decide } from "../../domain/imports/review/decide.ts";
import { failureOf } from "../failure.ts";
import { readingStates } from "./import-reading-states.ts";
import { importSetup, NOTHING } from "./import-setup.ts";

/** The import of banks' files: chosen, read, compared, reviewed, and imported all or not at all. */
export const importMachine = importSetup.createMachine({
  id: "import",
  context: NOTHING,
  initial: "choosing",
  states: {
    ...readingStates,
    comparing: {
      tags: "working",
      invoke: {
        src: "compare",
        input: ({ context: { read, open } }) => ({ files: read, before: open }),
        onDone: {
          target: "reviewing",
          // The result of reading the files stays, whatever else is chosen.
          actions: assign(({ context, event: { output } }) => ({
            open: output,
            read: context.read.map((file, at) => ({
              ...file,
              account: output.review.files[at]?.account ?? file.account,
            })),
          })),
        },
        onError: {
          target: "stuck",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
      on: { CANCEL: { target: "choosing", actions: "forget" } },
    },
    /** The records of the ledger could not be fetched; the files that were read stay. */
    stuck: {
      tags: "stuck",
      on: { RETRY: "comparing", CANCEL: { target: "choosing", actions: "forget" } },
      exit: assign({ failure: null }),
    },
    reviewing: {
      tags: "reviewing",
      initial: "looking",
      on: {
        FILE_NAME: {
          actions: assign(({ context: { open }, event: { name, category } }) => ({
            open: open && { ...open, review: fileName(open.review, name, category) },
          })),
        },
        CATEGORIES: {
          actions: assign(({ context: { open }, event: { categories } }) => ({
            open: open && { ...open, review: refiled(open.review, categories) },
          })),
        },
        RULED: { actions: { type: "follow", params: ({ event }) => event.rule } },
        DECIDE: {
          actions: assign(({ context: { open }, event }) => ({
            open: open && { ...open, review: decide(open.review, event.decision) },
          })),
        },
      },
      states: {
        looking: {
          on: {
            RULE: "ruling",
            CHOOSE_ACCOUNT: {
              target: "#import.comparing",
              actions: assign(({ context, event }) => ({
                read: context.read.map((file, at) =>
                  at === event.file ? { ...file, account: event.account } : file,
                ),
              })),
            },
            ANSWER: {
              target: "#import.comparing",
              actions: assign(({ context, event: { file, about, answer } }) => ({
                read: context.read.map((one, at) =>
                  at === file ? { ...one, answers: { ...one.answers, [about]: answer } } : one,
                ),
              })),
            },
            MAP_AGAIN: {
              target: "#import.reading",
              actions: assign(({ context: { read }, event: { file } }) => ({
                toRead: {
                  files: read.slice(file, file + 1).map((one) => one.file),
                  mapping: null,
                  among: read[file]?.among ?? null,
                  anew: true,
                },
                read: read.filter((_, at) => at !== file),
                open: null,
              })),
            },
            JOIN_ACCOUNT: {
              target: "#import.reading",
              actions: {
                type: "readAs",
                params: ({ context: { read }, event: { file, number } }) => {
                  const among = read[file]?.among;
                  return among === undefined ? null : { ...among, chosen: number };
                },
              },
            },
            COMPARE: { guard: "isUnseen", target: "#import.comparing" },
            IMPORT: [
              { guard: "isUnseen", actions: { type: "fail", params: { type: "offline" } } },
              // The screen says what has to be answered before.
              { guard: "isBarred" },
              { target: "#import.importing" },
            ],
            CANCEL: { target: "#import.choosing", actions: "forget" },
          },
        },
        ruling: {
          tags: "ruling",
          invoke: {
            src: "keepRule",
            input: ({ event }) => {
              assertEvent(event, "RULE");
              return { rule: event.rule };
            },
            onDone: {
              target: "looking",
              actions: { type: "follow", params: ({ event }) => event.output },
            },
            onError: {
              target: "looking",
              actions: { type: "fail", params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    importing: {
      tags: ["reviewing", "busy"],
      invoke: {
        src: "send",
        input: ({ context: { open }, self }) => ({
          review: open?.review ?? { files: [], lines: [] },
          onProgress: (progress) => self.send({ type: "PROGRESS", progress }),
        }),
        onDone: {
          target: "choosing",
          actions: [
            emit(({ event }) => ({ type: "IMPORTED" as const, imports: event.output })),
            "forget",
          ],
        },
        onError: {
          target: "reviewing",
          actions: { type: "fail", params: ({ event }) => failureOf(event.error) },
        },
      },
      on: { PROGRESS: { actions: assign(({ event }) => ({ progress: event.progress })) } },
      exit: assign({ progress: null }),
    },
  },
});
