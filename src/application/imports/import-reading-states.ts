import { assign } from "xstate";
import { bankInName } from "../../domain/imports/bank-in-name.ts";
import type { Mapping } from "../../domain/imports/mapping/mapping.ts";
import type { UnknownFile } from "./import-steps.ts";
import { failureOf } from "../failure.ts";
import { importSetup, NOTHING } from "./import-setup.ts";

const choosing = importSetup.createStateConfig({
  on: {
    PICK: {
      target: "reading",
      actions: assign(({ event: { files } }) => ({
        ...NOTHING,
        toRead: { files, mapping: null, among: null },
      })),
    },
  },
});

const reading = importSetup.createStateConfig({
  tags: "working",
  invoke: {
    src: "read",
    input: ({ context }) => context.toRead,
    onDone: {
      target: "sorting",
      actions: assign(({ context: { read, faulty, unknown, shared }, event: { output } }) => ({
        read: [...read, ...output.read],
        faulty: [...faulty, ...output.faulty],
        unknown: [...unknown, ...output.unknown],
        shared: [...shared, ...output.shared],
      })),
    },
    onError: [
      {
        guard: "isOpen",
        target: "reviewing",
        actions: { type: "fail", params: ({ event }) => failureOf(event.error) },
      },
      {
        target: "choosing",
        actions: { type: "fail", params: ({ event }) => failureOf(event.error) },
      },
    ],
  },
  on: {
    CANCEL: [
      { guard: "isOpen", target: "reviewing" },
      { target: "choosing", actions: "forget" },
    ],
  },
});

const sorting = importSetup.createStateConfig({
  always: [
    { guard: "isUnknown", target: "mapping" },
    { guard: "isShared", target: "choosingAccount" },
    { guard: "isRead", target: "comparing" },
    { target: "choosing" },
  ],
});

/** The likeliest mapping of a file; without a known bank, the file's name may tell it. */
const proposedFor = ({ file, needs: { bank, proposal } }: UnknownFile): Mapping =>
  bank === null ? { bank: bankInName(file.name), ...proposal } : proposal;

const mapping = importSetup.createStateConfig({
  tags: "mapping",
  entry: assign(
    ({
      context: {
        unknown: [first],
      },
    }) => ({
      mapping: first === undefined ? null : proposedFor(first),
    }),
  ),
  on: {
    CHANGE_MAPPING: { actions: assign(({ event }) => ({ mapping: event.mapping })) },
    MAP: {
      target: "reading",
      actions: [
        assign(({ context }) => ({
          toRead: {
            files: context.unknown.slice(0, 1).map(({ file }) => file),
            mapping: context.mapping,
            among: context.unknown[0]?.among ?? null,
          },
        })),
        "leaveOut",
      ],
    },
    LEAVE_OUT: { target: "sorting", actions: "leaveOut" },
    CANCEL: { target: "choosing", actions: "forget" },
  },
});

const choosingAccount = importSetup.createStateConfig({
  tags: "choosing-account",
  on: {
    READ_AS: {
      target: "reading",
      actions: [
        {
          type: "readAs",
          params: ({ context: { shared }, event: { number } }) =>
            shared[0] === undefined ? null : { ...shared[0], chosen: number },
        },
        "leaveSharedOut",
      ],
    },
    LEAVE_OUT: { target: "sorting", actions: "leaveSharedOut" },
    CANCEL: { target: "choosing", actions: "forget" },
  },
});

/**
 * The states of reading files: chosen, read; unknown tables are mapped, and accounts of shared files chosen, one after
 * the other.
 */
export const readingStates = { choosing, reading, sorting, mapping, choosingAccount };
