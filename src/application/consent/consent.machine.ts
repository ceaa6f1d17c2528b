import { emit, setup } from "xstate";
import { consentHolds, hasReadToEnd } from "../../domain/consent/consent.ts";
import { unprovidedEffect } from "../acts/not-provided.ts";

export type ConsentEvent =
  /** The scroll position of a reader of the policy; lengths in pixels. */
  | {
      readonly type: "SCROLLED";
      readonly scrolled: number;
      readonly visible: number;
      readonly whole: number;
    }
  | { readonly type: "ACCEPT" }
  | { readonly type: "DECLINE" }
  | { readonly type: "RECONSIDER" }
  /** The consent was withdrawn, here or elsewhere. */
  | { readonly type: "WITHDRAW" };

/** When consent was stored, and the current time, both in Unix milliseconds. */
export type ConsentInput = { readonly acceptedAt: number | null; readonly now: number };

/** Whether the user has agreed to the policy. A refusal lasts as long as the page. */
export const consentMachine = setup({
  types: {
    context: {} as ConsentInput,
    input: {} as ConsentInput,
    events: {} as ConsentEvent,
    emitted: {} as { readonly type: "DECLINED" },
    tags: {} as "answerable",
  },
  guards: {
    holds: ({ context: { acceptedAt, now } }) =>
      acceptedAt !== null && consentHolds(acceptedAt, now),
    expired: ({ context: { acceptedAt, now } }) =>
      acceptedAt !== null && !consentHolds(acceptedAt, now),
  },
  actions: { store: unprovidedEffect, forget: unprovidedEffect },
}).createMachine({
  id: "consent",
  context: ({ input }) => input,
  initial: "checking",
  states: {
    checking: {
      always: [
        { guard: "holds", target: "accepted" },
        { guard: "expired", target: "asking", actions: "forget" },
        { target: "asking" },
      ],
    },
    asking: {
      initial: "unread",
      states: {
        unread: {
          on: {
            SCROLLED: {
              guard: ({ event }) => hasReadToEnd(event.scrolled, event.visible, event.whole),
              target: "read",
            },
          },
        },
        read: {
          tags: "answerable",
          on: {
            ACCEPT: { target: "#consent.accepted", actions: "store" },
            DECLINE: {
              target: "#consent.declined",
              actions: ["forget", emit({ type: "DECLINED" })],
            },
          },
        },
      },
    },
    accepted: { on: { WITHDRAW: { target: "asking", actions: "forget" } } },
    declined: { on: { RECONSIDER: "asking" } },
  },
});
