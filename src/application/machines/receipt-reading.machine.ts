import { assign, emit, fromCallback, setup } from "xstate";
import type { PictureFault } from "../../domain/receipts/picture.ts";
import type { ReadingProblem } from "../../domain/receipts/reading-problem.ts";
import { readReceipts } from "../../domain/receipts/read-receipt.ts";
import { UNKNOWN_RECEIPT, type KnownReceipt, type Receipt } from "../../domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../domain/receipts/receipt-mark.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { TransactionFields } from "../forms/transaction-form.ts";
import type { CameraNews, Viewfinder } from "../ports/receipt-camera.ts";
import type { PhotoFile } from "../ports/photos.ts";
import { unprovided, unprovidedListener } from "./unprovided.ts";

/** How long the camera looks for a code, a picture is searched, and what is known of a receipt is waited for, in ms. */
export const WATCHED_FOR = 120_000;
export const SEARCHED_FOR = 15_000;
export const WAITED_FOR = 3000;

export type ReceiptReadingEvent =
  /** Begins; with the camera, or with a choice between that and a picture. */
  | { readonly type: "OPEN"; readonly camera: boolean }
  | { readonly type: "USE_CAMERA" }
  | { readonly type: "PICK"; readonly file: PhotoFile }
  | { readonly type: "CLOSE" }
  /** What stood in the form and had to make room for what was read. */
  | { readonly type: "FILLED"; readonly overwritten: Partial<TransactionFields> }
  | { readonly type: "HIDDEN" }
  | CameraNews;

type Context = {
  readonly file: PhotoFile | null;
  readonly showIn: ((place: Viewfinder | null) => void) | null;
  readonly problem: ReadingProblem | null;
  /** What was read last, and what is known of it; stays for the form to tell of. */
  readonly receipt: Receipt | null;
  readonly known: KnownReceipt;
  readonly overwritten: Partial<TransactionFields>;
};

const NOTHING: Context = {
  file: null,
  showIn: null,
  problem: null,
  receipt: null,
  known: UNKNOWN_RECEIPT,
  overwritten: {},
};

/** What codes come to: a receipt, or why they make no record. */
function reading(texts: readonly string[]): Pick<Context, "receipt" | "problem"> {
  const read = readReceipts(texts);
  if (read === null) return { receipt: null, problem: { type: "picture", fault: "no-code" } };
  if (read.ok) return { receipt: read.value, problem: null };
  return { receipt: null, problem: { type: "receipt", fault: read.reason } };
}

/** Reads the code of a receipt with the camera or from a picture; the camera is on in no other state than `looking`. */
export const receiptReadingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceiptReadingEvent,
    emitted: {} as {
      readonly type: "FOUND";
      readonly receipt: Receipt;
      readonly known: KnownReceipt;
    },
    tags: {} as "open" | "busy",
  },
  actors: {
    camera: fromCallback<CameraNews>(() => undefined),
    hidden: unprovidedListener(),
    search: unprovided<Result<readonly string[], PictureFault>, { readonly file: PhotoFile }>(),
    lookUp: unprovided<KnownReceipt, { readonly mark: ReceiptMark }>(),
  },
  guards: {
    read: ({ context }) => context.receipt !== null,
    recorded: ({ context }) => context.known.recorded !== null,
  },
  actions: {
    complain: assign((_, problem: ReadingProblem) => ({ problem })),
  },
  delays: { watched: WATCHED_FOR, searched: SEARCHED_FOR, waited: WAITED_FOR },
}).createMachine({
  id: "receiptReading",
  context: NOTHING,
  initial: "closed",
  states: {
    closed: {
      on: {
        OPEN: [
          { guard: ({ event }) => event.camera, target: "open.looking", actions: assign(NOTHING) },
          { target: "open.choosing", actions: assign(NOTHING) },
        ],
        FILLED: { actions: assign(({ event }) => ({ overwritten: event.overwritten })) },
      },
    },
    open: {
      tags: "open",
      initial: "choosing",
      on: {
        CLOSE: "closed",
        PICK: {
          target: ".searching",
          reenter: true,
          actions: assign(({ event }) => ({ ...NOTHING, file: event.file })),
        },
        USE_CAMERA: { target: ".looking", actions: assign(NOTHING) },
      },
      states: {
        choosing: {},
        looking: {
          invoke: { src: "camera" },
          exit: assign({ showIn: null }),
          initial: "asking",
          on: {
            USE_CAMERA: {},
            CAMERA_REFUSED: {
              target: "choosing",
              actions: {
                type: "complain",
                params: ({ event }) => ({ type: "camera", fault: event.fault }),
              },
            },
          },
          states: {
            asking: {
              tags: "busy",
              on: {
                CAMERA_ON: {
                  target: "watching",
                  actions: assign(({ event }) => ({ showIn: event.showIn })),
                },
              },
            },
            watching: {
              invoke: { src: "hidden" },
              after: {
                watched: {
                  target: "#receiptReading.open.choosing",
                  actions: {
                    type: "complain",
                    params: { type: "picture", fault: "no-code" },
                  },
                },
              },
              on: {
                HIDDEN: "#receiptReading.open.choosing",
                CODES_SEEN: { actions: assign(({ event }) => reading(event.texts)) },
              },
              always: { guard: "read", target: "#receiptReading.open.lookingUp" },
            },
          },
        },
        searching: {
          tags: "busy",
          invoke: {
            src: "search",
            input: ({ context }) => ({ file: context.file as PhotoFile }),
            onDone: {
              target: "searched",
              actions: assign(({ event: { output } }) =>
                output.ok
                  ? reading(output.value)
                  : { problem: { type: "picture", fault: output.reason } as const },
              ),
            },
            onError: {
              target: "choosing",
              actions: { type: "complain", params: { type: "picture", fault: "no-reader" } },
            },
          },
          exit: assign({ file: null }),
          after: {
            searched: {
              target: "choosing",
              actions: { type: "complain", params: { type: "picture", fault: "too-slow" } },
            },
          },
        },
        searched: {
          always: [{ guard: "read", target: "lookingUp" }, { target: "choosing" }],
        },
        /** What is known of it is not needed: whoever waits too long for it goes on without. */
        lookingUp: {
          tags: "busy",
          invoke: {
            src: "lookUp",
            input: ({ context: { receipt } }) => {
              const { taxNumber, atcud } = receipt as Receipt;
              return { mark: { taxNumber, atcud } };
            },
            onDone: {
              target: "known",
              actions: assign(({ event }) => ({ known: event.output })),
            },
            onError: "found",
          },
          after: { waited: "found" },
        },
        known: {
          always: [{ guard: "recorded", target: "recorded" }, { target: "found" }],
        },
        /** This very receipt has its record already. */
        recorded: {},
        found: {
          entry: emit(({ context: { receipt, known } }) => ({
            type: "FOUND",
            receipt: receipt as Receipt,
            known,
          })),
          always: "#receiptReading.closed",
        },
      },
    },
  },
});
