import { assign, emit } from "xstate";
import type { Receipt } from "../../domain/receipts/receipt.ts";
import type { PhotoFile } from "../photos/photos.ts";
import { NOTHING, reading, receiptReadingSetup } from "./receipt-reading-setup.ts";

/** Reads the code of a receipt with the camera or from a picture; the camera is on only in the state `looking`. */
export const receiptReadingMachine = receiptReadingSetup.createMachine({
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
        /** Looks up the shop; after a timeout it continues without. */
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
        /** There is already a record of this receipt. */
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
