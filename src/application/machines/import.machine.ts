import { assertEvent, assign, emit, setup } from "xstate";
import type { ImportAccount, ImportOutcome } from "../../domain/imports/import.ts";
import type { Mapping } from "../../domain/imports/mapping.ts";
import { applyRule } from "../../domain/imports/review/change-review.ts";
import { decide, type Decision } from "../../domain/imports/review/decide.ts";
import type { Rule, RuleDraft } from "../../domain/imports/rule.ts";
import { failureOf, type Failure } from "../failure.ts";
import type {
  CompareInput,
  ImportProgress,
  OpenReview,
  PickedFile,
  ReadFiles,
  ReadInput,
  SendInput,
} from "../import-steps.ts";
import { unprovided } from "./unprovided.ts";

export type ImportEvent =
  | { readonly type: "PICK"; readonly files: readonly PickedFile[] }
  /** Names the columns of the first file that nobody knows. */
  | { readonly type: "MAP"; readonly mapping: Mapping }
  /** Goes on without that file. */
  | { readonly type: "LEAVE_OUT" }
  | { readonly type: "CHOOSE_ACCOUNT"; readonly file: number; readonly account: ImportAccount }
  | { readonly type: "DECIDE"; readonly decision: Decision }
  /** Keeps a rule, and lets it decide on the lines at once. */
  | { readonly type: "RULE"; readonly rule: RuleDraft }
  | { readonly type: "IMPORT" }
  | { readonly type: "PROGRESS"; readonly progress: ImportProgress }
  | { readonly type: "RETRY" }
  | { readonly type: "CANCEL" };

type Context = ReadFiles & {
  readonly toRead: ReadInput;
  readonly open: OpenReview | null;
  readonly progress: ImportProgress | null;
  readonly failure: Failure | null;
};

const NOTHING: Context = {
  toRead: { files: [], mapping: null },
  read: [],
  faulty: [],
  unknown: [],
  open: null,
  progress: null,
  failure: null,
};

/** Banks' files on their way in: chosen, read, compared, looked at, and imported all or not at all. */
export const importMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImportEvent,
    emitted: {} as
      | { readonly type: "IMPORTED"; readonly imports: readonly ImportOutcome[] }
      | { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as "mapping" | "working" | "stuck" | "reviewing" | "busy" | "ruling",
  },
  actors: {
    read: unprovided<ReadFiles, ReadInput>(),
    compare: unprovided<OpenReview, CompareInput>(),
    keepRule: unprovided<Rule, { readonly rule: RuleDraft }>(),
    send: unprovided<readonly ImportOutcome[], SendInput>(),
  },
  guards: {
    isUnknown: ({ context }) => context.unknown.length > 0,
    isRead: ({ context }) => context.read.length > 0,
  },
  actions: {
    forget: assign(NOTHING),
    leaveOut: assign(({ context }) => ({ unknown: context.unknown.slice(1) })),
    fail: emit((_, failure: Failure) => ({ type: "FAILED" as const, failure })),
  },
}).createMachine({
  id: "import",
  context: NOTHING,
  initial: "choosing",
  states: {
    choosing: {
      on: {
        PICK: {
          target: "reading",
          actions: assign(({ event: { files } }) => ({
            ...NOTHING,
            toRead: { files, mapping: null },
          })),
        },
      },
    },
    reading: {
      tags: "working",
      invoke: {
        src: "read",
        input: ({ context }) => context.toRead,
        onDone: {
          target: "sorting",
          actions: assign(({ context: { read, faulty, unknown }, event: { output } }) => ({
            read: [...read, ...output.read],
            faulty: [...faulty, ...output.faulty],
            unknown: [...unknown, ...output.unknown],
          })),
        },
        onError: {
          target: "choosing",
          actions: { type: "fail", params: ({ event }) => failureOf(event.error) },
        },
      },
      on: { CANCEL: { target: "choosing", actions: "forget" } },
    },
    sorting: {
      always: [
        { guard: "isUnknown", target: "mapping" },
        { guard: "isRead", target: "comparing" },
        { target: "choosing" },
      ],
    },
    mapping: {
      tags: "mapping",
      on: {
        MAP: {
          target: "reading",
          actions: [
            assign(({ context: { unknown }, event: { mapping } }) => ({
              toRead: { files: unknown.slice(0, 1).map(({ file }) => file), mapping },
            })),
            "leaveOut",
          ],
        },
        LEAVE_OUT: { target: "sorting", actions: "leaveOut" },
        CANCEL: { target: "choosing", actions: "forget" },
      },
    },
    comparing: {
      tags: "working",
      invoke: {
        src: "compare",
        input: ({ context: { read, open } }) => ({ files: read, before: open }),
        onDone: {
          target: "reviewing",
          // What the files were taken to be stays, whatever else is chosen.
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
    /** What the ledger knows could not be fetched; what was read stays. */
    stuck: {
      tags: "stuck",
      on: { RETRY: "comparing", CANCEL: { target: "choosing", actions: "forget" } },
      exit: assign({ failure: null }),
    },
    reviewing: {
      tags: "reviewing",
      initial: "looking",
      on: {
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
            IMPORT: "#import.importing",
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
              actions: assign(({ context: { open }, event: { output } }) => ({
                open: open && {
                  ...open,
                  rules: [...open.rules, output],
                  review: applyRule(open.review, output),
                },
              })),
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
